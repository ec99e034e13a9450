import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../../test/support/test-assets.ts';
import { insertWaitingSubmission } from '../../../test/support/test-submissions.ts';
import type { AdminStudioDto, AdminStudioSummaryDto } from './studio-desk.contract.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let agent: SignedIn;
let designer: SignedIn;
let studioId: string;
let slug: string;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('catalog');
});
afterAll(() => app.close());
beforeEach(async () => {
  designer = await app.signUp();
  studioId = await insertStudioOf(app.db, designer.userId);
  slug = `studio-of-${designer.userId}`;
});

/** Puts a pattern of the studio on sale. */
async function onSale(title: string): Promise<string> {
  const id = await insertTestAsset(app.db, { title });
  await app.db
    .updateTable('catalog_asset')
    .set({ designer_id: Number(studioId) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Sessions expire after 30 days. */
async function signInAnew() {
  agent = await app.signUp('catalog');
}

const asDesigner = (method: 'get' | 'post', path: string) => app.http()[method](path).set(designer.auth);
const asAgent = (method: 'get' | 'post', path: string) => app.http()[method](path).set(agent.auth);
const read = async (): Promise<AdminStudioDto> =>
  (await asAgent('get', `/admin/studios/${studioId}`).expect(200)).body.data;
const list = async (query: object): Promise<string[]> =>
  (await asAgent('get', '/admin/studios').query(query).expect(200)).body.data.studios.map(
    (studio: AdminStudioSummaryDto) => studio.slug,
  );
const step = (name: 'hold' | 'hold-announcement' | 'release', reason = 'Copies of the sample.') =>
  asAgent('post', `/admin/studios/${studioId}/${name}`).send({ reason });
const feature = (isFeatured: boolean, reason = 'Fine work.') =>
  app.http().put(`/admin/studios/${studioId}/featured`).set(agent.auth).send({ isFeatured, reason });
const publicly = (id: string) => app.http().get(`/open-api/assets/${id}`);

test('R-22 studios are found by name, by address and by the mail of a member; one shows who works there', async () => {
  await onSale('Moons');
  expect(await list({ q: slug.slice(0, 20) })).toContain(slug);
  expect(await list({ q: designer.email.toUpperCase() })).toEqual([slug]);
  expect(await list({ q: '%' })).toEqual([]);
  const joined = await list({ sort: 'joined', limit: 100 });
  expect(joined).toContain(slug);
  expect(await list({ sort: '-joined', limit: 100 })).toEqual(joined.toReversed());
  expect(await read()).toMatchObject({
    slug,
    onSaleCount: 1,
    memberCount: 1,
    members: [{ id: designer.userId, email: designer.email, role: 'owner' }],
    saleCount: 0,
    earnedCents: 0,
    hold: null,
    leftAt: null,
  });
});

test('R-22 a studio is put in front in the directory, and no longer', async () => {
  await onSale('Stars');
  expect((await feature(true).expect(200)).body.data.isFeatured).toBe(true);
  expect(await list({ view: 'featured' })).toContain(slug);
  expect((await app.http().get(`/designers/${slug}`).expect(200)).body.data.isFeatured).toBe(true);
  expect((await feature(true).expect(409)).body.message).toBe('It is featured already.');
  await feature(false).expect(200);
  expect(await list({ view: 'featured' })).not.toContain(slug);
});

test('R-22 a held studio sells nothing, is told why, and brings nothing back; its hold ends with what was on sale', async () => {
  const [first, second, resting] = [await onSale('One'), await onSale('Two'), await onSale('Three')];
  await asDesigner('post', `/studio-assets/${resting}/withdraw`).send({}).expect(200);
  const { body } = await step('hold').expect(200);
  expect(body.data).toMatchObject({
    isHeld: true,
    hold: { reason: 'Copies of the sample.' },
    onSaleCount: 0,
    withdrawnCount: 3,
    heldCount: 2,
  });
  await publicly(first).expect(404);
  await publicly(second).expect(404);
  expect(await list({ view: 'held' })).toContain(slug);
  for (const id of [first, resting]) {
    await asDesigner('post', `/studio-assets/${id}/return`).send({}).expect(409);
  }
  const one = asAgent('post', `/admin/assets/${first}/release`).send({ reason: 'A mistake.' });
  expect((await one.expect(409)).body.message).toBe('Its studio is on hold.');
  await step('hold').expect(409);

  await step('release', 'They are their own.').expect(200);
  await publicly(first).expect(200);
  await publicly(second).expect(200);
  await publicly(resting).expect(404);
  await asDesigner('post', `/studio-assets/${resting}/return`).send({}).expect(200);
  await step('release').expect(409);

  await app.travel(60_000);
  const mails = app.outbox().filter((mail) => mail.includes(`\nTo: ${designer.email}`));
  expect(mails.filter((mail) => mail.includes('Copies of the sample.'))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('They are their own.'))).toHaveLength(1);
});

test('R-22 a studio is told 30 days before it is held, sells until then, and is held on its day', async () => {
  const pattern = await onSale('Soon');
  const { announcedHold } = (await step('hold-announcement', 'Tags that do not fit.').expect(200)).body.data;
  expect(announcedHold.reason).toBe('Tags that do not fit.');
  const notice = Date.parse(announcedHold.startsAt) - app.clock.now().getTime();
  expect(notice).toBeGreaterThanOrEqual(30 * DAY);
  expect(notice).toBeLessThan(31 * DAY);
  expect((await step('hold-announcement').expect(409)).body.message).toBe(
    'It is already on hold or has already been notified.',
  );
  const [own] = (await asDesigner('get', '/studios/own').expect(200)).body.data.studios;
  expect(own).toMatchObject({ hold: null, announcedHold });

  await app.travel(notice - 2 * HOUR);
  await publicly(pattern).expect(200);
  await app.travel(3 * HOUR);
  await publicly(pattern).expect(404);
  await signInAnew();
  expect(await read()).toMatchObject({ isHeld: true, hold: { reason: 'Tags that do not fit.' }, announcedHold: null });
  const mails = app.outbox().filter((mail) => mail.includes(`\nTo: ${designer.email}`));
  expect(mails.filter((mail) => mail.includes('Tags that do not fit.'))).toHaveLength(2);
});

test('R-22 an announced hold is taken back, or begins at once where somebody would be harmed', async () => {
  const pattern = await onSale('Stays');
  await step('hold-announcement').expect(200);
  expect((await step('release', 'They fit now.').expect(200)).body.data.announcedHold).toBeNull();
  await publicly(pattern).expect(200);
  await step('hold-announcement').expect(200);
  await step('hold').expect(200);
  await publicly(pattern).expect(404);
  expect(await read()).toMatchObject({ isHeld: true, announcedHold: null });
  await step('hold-announcement').expect(409);
  const { body } = await asDesigner('get', `/studios/${studioId}/notices`).expect(200);
  expect(body.data.notices.map(({ kind }: { kind: string }) => kind)).toEqual([
    'studio_held',
    'studio_hold_announced',
    'studio_hold_canceled',
    'studio_hold_announced',
  ]);
});

test('R-22 what was held by itself stays off sale when the hold of its studio ends', async () => {
  const [own, other] = [await onSale('Own'), await onSale('Other')];
  await asAgent('post', `/admin/assets/${own}/hold`).send({ reason: 'A copy.' }).expect(200);
  await step('hold').expect(200);
  await step('release', 'They are their own.').expect(200);
  await publicly(own).expect(404);
  await publicly(other).expect(200);
});

test('R-22 nothing of a held studio is approved, and it hands nothing in', async () => {
  const submissionId = await insertWaitingSubmission(app.db, {
    studioId,
    accountId: designer.userId,
    title: 'Woven Dots',
    submittedAt: app.clock.now(),
  });
  await step('hold').expect(200);
  const reviewer = await app.signUp('reviewer');
  const next = await app.http().post('/submission-reviews/next').set(reviewer.auth).expect(200);
  expect(next.body.data.review.submission.id).toBe(submissionId);
  const verdict = { version: next.body.data.review.submission.version, verdict: 'approved', reasons: [], note: '' };
  const refused = app.http().post(`/submission-reviews/${submissionId}/verdict`).set(reviewer.auth).send(verdict);
  expect((await refused.expect(409)).body.message).toBe('This studio is on hold: its submissions cannot be published.');
});

test('R-22 what is not there is told; who buys looks after no studios', async () => {
  await asAgent('get', '/admin/studios/none').expect(404);
  await asAgent('post', '/admin/studios/32000/hold').send({ reason: 'Copies.' }).expect(404);
  expect((await step('hold', ' ').expect(422)).body.errors[0].path).toBe('reason');
  await app.http().get('/admin/studios').expect(401);
  await app.http().get('/admin/studios').set(designer.auth).expect(403);
});
