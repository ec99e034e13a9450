import { sql } from 'kysely';
import { sumOf } from '@halfdrop/domain';
import { reportFigure, roundsOf } from '../../../scripts/reliability/rounds.mjs';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import type { ActivePlan } from './downloads.ports.ts';
import { createPlanDownloads, type PlanDownloads } from './plan-downloads.ts';

const month: ActivePlan = {
  subscriptionId: '',
  planName: 'Starter',
  license: 'standard',
  includesPremium: true,
  isTrial: false,
  downloadsPerPeriod: 10,
  quotaStart: new Date('2026-11-03T08:00:00Z'),
  quotaEnd: new Date('2026-12-03T08:00:00Z'),
};

let app: TestApp;
let person: SignedIn;
let plan: ActivePlan | null;
let planDownloads: PlanDownloads;
let ids: readonly string[];
const claim = (assetId: string) => planDownloads.claim(person.userId, assetId);
const quota = () => planDownloads.quota(person.userId);

beforeAll(async () => {
  app = await createTestApp();
  const titles = Array.from({ length: 73 }, (_, index) => `Pattern ${index}`);
  const made: string[] = [];
  for (const title of titles) made.push(await insertTestAsset(app.db, { title }));
  ids = made;
  planDownloads = createPlanDownloads({
    db: app.db,
    clock: app.clock,
    plans: { activePlan: () => Promise.resolve(plan) },
    catalog: app.shop.catalog,
    earlyAccess: { requireOpen: () => Promise.resolve() },
    downloads: app.shop.downloads,
    licenseTermsVersion: () => Promise.resolve(null),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
  plan = { ...month, subscriptionId: person.userId };
});

async function useUp(count: number): Promise<void> {
  for (const id of ids.slice(0, count)) await claim(id);
}

test('B-12 D-22 PR-04 Starter gives ten standard licenses with every format; the eleventh is refused until the next month', async () => {
  const { entitlement, quota: left } = await claim(ids[0] ?? '');
  expect(entitlement).toMatchObject({ license: 'standard', formats: ['psd', 'jpg', 'png', 'svg', 'pdf', 'eps', 'ai'] });
  expect(left).toMatchObject({
    planName: 'Starter',
    limit: 10,
    used: 1,
    left: 9,
    resetsAt: '2026-12-03T08:00:00.000Z',
  });
  await useUp(10);
  await expect(claim(ids[10] ?? '')).rejects.toMatchObject({
    code: 'no_downloads_left',
    message: 'You have used all 10 downloads of this month. New ones come on 3 December.',
  });
  expect(await quota()).toMatchObject({ used: 10, left: 0 });

  plan = { ...month, subscriptionId: person.userId, quotaStart: month.quotaEnd, quotaEnd: new Date('2027-01-03') };
  await expect(claim(ids[10] ?? '')).resolves.toMatchObject({ quota: { used: 1, left: 9 } });
});

test('B-13 PR-05 the eleventh works at once after the upgrade to Pro, whose fifty count what was used', async () => {
  await useUp(10);
  plan = { ...month, subscriptionId: person.userId, planName: 'Pro', license: 'commercial', downloadsPerPeriod: 50 };
  await expect(claim(ids[10] ?? '')).resolves.toMatchObject({
    entitlement: { license: 'commercial' },
    quota: { limit: 50, used: 11, left: 39 },
  });
});

test('B-14 Elite counts without end', async () => {
  plan = { ...month, subscriptionId: person.userId, planName: 'Elite', license: 'extended', downloadsPerPeriod: null };
  await useUp(20);
  expect(await quota()).toMatchObject({ limit: null, used: 20, left: null });
});

test('A7 of 64 parallel clicks on as many patterns with one download left, one gets through', async () => {
  const rounds = roundsOf({ quick: 1, full: 100 });
  for (let round = 0; round < rounds; round += 1) {
    person = await app.signUp();
    plan = { ...month, subscriptionId: person.userId };
    await useUp(9);
    const seen: number[] = [];
    const clicks = ids.slice(9).map(async (id) => {
      const given = await claim(id).then(
        () => 1,
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'no_downloads_left' });
          return 0;
        },
      );
      seen.push((await quota())?.used ?? 0);
      return given;
    });
    const given = await Promise.all(clicks);
    expect(given).toHaveLength(64);
    expect(sumOf(given)).toBe(1);
    expect(new Set(seen)).toEqual(new Set([10]));
    expect(await quota()).toMatchObject({ used: 10, left: 0 });
  }
  reportFigure('A7 of 64 parallel clicks on the last download one gets through', `${rounds} rounds`);
});

test('A7 twenty parallel clicks on one pattern with one download left use one, and all get it', async () => {
  await useUp(9);
  const results = await Promise.all(Array.from({ length: 20 }, () => claim(ids[9] ?? '')));
  expect(new Set(results.map(({ entitlement }) => entitlement.id)).size).toBe(1);
  expect(await quota()).toMatchObject({ used: 10, left: 0 });
});

test('what is held counts nothing, with all downloads used, and after the plan has ended', async () => {
  await useUp(10);
  await expect(claim(ids[3] ?? '')).resolves.toMatchObject({ quota: { used: 10 } });
  plan = null;
  await expect(claim(ids[3] ?? '')).resolves.toMatchObject({ entitlement: { license: 'standard' }, quota: null });
  const library = await app.http().get('/api/downloads/library').set(person.auth).expect(200);
  expect(library.body.data.pagination.totalItems).toBe(10);
});

test('a wider license than the one held takes its place and counts nothing', async () => {
  const freeId = await insertTestAsset(app.db, { title: 'Open Meadow', isFree: true });
  await app.confirm(person);
  await app.http().post(`/api/downloads/free/${freeId}`).set(person.auth).expect(200);
  const { entitlement, quota: left } = await claim(freeId);
  expect(entitlement).toMatchObject({ license: 'standard', licenseTermsVersion: null });
  expect(entitlement.formats).toHaveLength(7);
  expect(left).toMatchObject({ used: 0 });
});

test('PR-04 without a plan, and with one that leaves out Premium Designs, the answer is a choice of plans', async () => {
  plan = null;
  await expect(claim(ids[0] ?? '')).rejects.toMatchObject({
    code: 'plan_required',
    message: 'Choose a plan to download this pattern.',
  });
  const premiumId = await insertTestAsset(app.db, { title: 'Brocade' });
  await sql`update catalog_asset set is_premium = true where id = ${premiumId}`.execute(app.db);
  plan = { ...month, subscriptionId: person.userId, planName: 'Membership', includesPremium: false };
  await expect(claim(premiumId)).rejects.toMatchObject({
    code: 'plan_required',
    message: 'Premium Designs are not part of your Membership plan.',
  });
  expect(await quota()).toMatchObject({ used: 0 });
});

test('PR-13 a visitor is asked to sign in, and what is not in the shop is not found', async () => {
  const post = (assetId: string) => app.http().post('/api/downloads/subscription').send({ assetId });
  await post(ids[0] ?? '').expect(401);
  await post('nonsense').set(person.auth).expect(404);
  const refused = await post(ids[0] ?? '')
    .set(person.auth)
    .expect(409);
  expect(refused.body.code).toBe('plan_required');
  expect((await app.http().get('/api/downloads/quota').set(person.auth).expect(200)).body.data.quota).toBeNull();
});
