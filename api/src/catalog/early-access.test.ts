import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, fillCart } from '../../test/support/test-purchase.ts';
import { DAY, signUpForYears, subscribe } from '../../test/support/test-subscription.ts';
import { hasEarlyAccess, isOpen } from './early-access.ts';

let app: TestApp;
let rose: string;
let gift: string;
let premium: string;
let old: string;
let opens: string;
const opensOn = expect.stringMatching(/^Rose opens to everyone on \d+ [A-Z][a-z]+ at \d\d:\d\d UTC\. Until then/);

beforeAll(async () => {
  app = await createTestApp();
  old = await insertTestAsset(app.db, { title: 'Fern' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const publishedAt = app.clock.now();
  opens = new Date(publishedAt.getTime() + 2 * DAY).toISOString();
  rose = await insertTestAsset(app.db, { title: 'Rose', publishedAt });
  gift = await insertTestAsset(app.db, { title: 'Gift', isFree: true, publishedAt });
  premium = await insertTestAsset(app.db, { title: 'Damask', isPremium: true, publishedAt });
});

const add = ({ auth }: SignedIn, assetId: string) => app.http().post(`/cart/${assetId}`).set(auth);
const cartOf = async ({ auth }: SignedIn) => (await app.http().get('/cart').set(auth).expect(200)).body.data;
const takeFree = ({ auth }: SignedIn, assetId: string) => app.http().post(`/api/downloads/free/${assetId}`).set(auth);
const takeWithPlan = ({ auth }: SignedIn, assetId: string) =>
  app.http().post('/api/downloads/subscription').set(auth).send({ assetId });
const quotaOf = async ({ auth }: SignedIn) =>
  (await app.http().get('/api/downloads/quota').set(auth).expect(200)).body.data.quota;

async function subscriber(planId = 'starter-monthly'): Promise<SignedIn> {
  const person = await signUpForYears(app);
  await subscribe(app, person, planId);
  return person;
}

async function trying(): Promise<SignedIn> {
  const person = await signUpForYears(app);
  await app.http().post('/subscriptions/trial').set(person.auth).send({ planId: 'membership-monthly' }).expect(201);
  return person;
}

describe('B-22 the rule', () => {
  const publishedAt = new Date('2026-11-01T09:30:00Z');
  const lastMoment = new Date('2026-11-03T09:29:59.999Z');

  test('a pattern is for those with a paid plan until the 48th hour, and for everyone from it on', () => {
    expect(isOpen(publishedAt, lastMoment, null)).toBe(false);
    expect(isOpen(publishedAt, lastMoment, { isTrial: true })).toBe(false);
    expect(isOpen(publishedAt, lastMoment, { isTrial: false })).toBe(true);
    expect(isOpen(publishedAt, new Date('2026-11-03T09:30:00Z'), null)).toBe(true);
  });

  test('no plan and a trial have no early access', () => {
    expect([null, { isTrial: true }, { isTrial: false }].map(hasEarlyAccess)).toEqual([false, false, true]);
  });
});

test('B-22 a new pattern is shown to everyone alike, with the moment it opens', async () => {
  const read = (auth = {}) => app.http().get(`/open-api/assets/${rose}`).set(auth).expect(200);
  const seen = (await read()).body.data;
  expect(seen.opensAt).toBe(opens);
  expect((await read((await subscriber()).auth)).body.data).toEqual(seen);
});

test('B-22 a visitor’s bag is priced, and says when its new pattern opens', async () => {
  const items = [{ assetId: rose }, { assetId: old }];
  const { cart } = (await app.http().post('/cart/quote').send({ items }).expect(200)).body.data;
  expect(cart.items.map((item: { opensAt: string | null }) => item.opensAt)).toEqual([opens, null]);
  expect(cart.notices).toEqual([opensOn]);
});

test('B-22 a free member and somebody on a trial can neither buy nor download a new pattern', async () => {
  const refusal = { code: 'early_access', message: opensOn, opensAt: opens };
  for (const person of [await signUpForYears(app), await trying()]) {
    expect((await add(person, rose).expect(409)).body).toMatchObject(refusal);
    expect((await takeFree(person, gift).expect(409)).body.code).toBe('early_access');
    expect((await cartOf(person)).totalItems).toBe(0);
  }
  const person = await trying();
  expect((await takeWithPlan(person, rose).expect(409)).body).toMatchObject(refusal);
  expect(await quotaOf(person)).toMatchObject({ hasEarlyAccess: false, used: 0 });
});

test('B-22 a subscriber buys and downloads it at once, also what the plan itself does not cover', async () => {
  const person = await subscriber('membership-monthly');
  expect(await quotaOf(person)).toMatchObject({ hasEarlyAccess: true });
  await takeWithPlan(person, rose).expect(200);
  await takeFree(person, gift).expect(200);
  expect((await takeWithPlan(person, premium).expect(409)).body.code).toBe('plan_required');
  await fillCart(app, person, [premium]);
  expect(await cartOf(person)).toMatchObject({ notices: [], items: [{ opensAt: null }] });
  expect((await checkout(app, person, 900)).status).toBe(201);
});

test('B-22 after 48 hours it is like every other pattern', async () => {
  const person = await signUpForYears(app);
  app.clock.advance(2 * DAY - 1);
  await add(person, rose).expect(409);
  app.clock.advance(1);
  await add(person, rose).expect(200);
  await takeFree(person, gift).expect(200);
  expect((await checkout(app, person, 900)).status).toBe(201);
});

test('B-22 what a visitor saved and cannot buy yet is left out at sign-in, and the notice says when it opens', async () => {
  const items = [{ assetId: rose }, { assetId: old }];
  const merge = ({ auth }: SignedIn) => app.http().post('/cart').set(auth).send({ items }).expect(200);
  const merged = (await merge(await signUpForYears(app))).body.data;
  expect(merged).toMatchObject({ totalItems: 1, items: [{ asset: { title: 'Fern' } }] });
  expect(merged.notices).toEqual([expect.stringMatching(/^Rose opens to everyone on .* It was left out\.$/)]);
  expect((await merge(await subscriber())).body.data).toMatchObject({ totalItems: 2, notices: [] });
});

test('B-22 when the plan ends the bag keeps the pattern, says when it opens, and checkout waits for it', async () => {
  const person = await subscriber();
  await fillCart(app, person, [rose]);
  const ended = { status: 'expired', ended_at: app.clock.now(), end_cause: 'provider' } as const;
  await app.db.updateTable('subscriptions_subscription').set(ended).where('user_id', '=', person.userId).execute();

  const cart = await cartOf(person);
  expect(cart).toMatchObject({ totalItems: 1, total: { usd: 900 }, items: [{ opensAt: opens }] });
  expect(cart.notices).toEqual([opensOn]);
  const refused = await checkout(app, person, 900);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'cart_not_ready', opensOn]);
  expect((await cartOf(person)).totalItems).toBe(1);

  app.clock.advance(2 * DAY);
  expect(await cartOf(person)).toMatchObject({ notices: [], items: [{ opensAt: null }] });
  expect((await checkout(app, person, 900)).status).toBe(201);
});

test('B-22 what was got early stays: its owner downloads it again without the plan', async () => {
  const person = await subscriber();
  const first = (await takeWithPlan(person, rose).expect(200)).body.data.entitlement;
  const ended = { status: 'expired', ended_at: app.clock.now(), end_cause: 'provider' } as const;
  await app.db.updateTable('subscriptions_subscription').set(ended).where('user_id', '=', person.userId).execute();
  expect((await takeWithPlan(person, rose).expect(200)).body.data.entitlement.id).toBe(first.id);
  await app.http().post(`/api/downloads/${first.id}/link`).set(person.auth).expect(200);
});
