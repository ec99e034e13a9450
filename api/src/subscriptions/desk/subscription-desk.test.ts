import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { DAY, planOf, signUpForYears, subjectsTo, subscribe } from '../../../test/support/test-subscription.ts';
import { auditLedger } from '../../ledger/ledger.service.ts';
import type { AdminSubscriptionDto, SubscriptionFactsDto } from './subscription-desk.contract.ts';

let app: TestApp;
let agent: SignedIn;
let buyer: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('finance');
  const expires_at = new Date(app.clock.now().getTime() + 3000 * DAY);
  await app.db.updateTable('account_session').set({ expires_at }).where('user_id', '=', agent.userId).execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signUpForYears(app);
});

const list = async (query: object): Promise<SubscriptionFactsDto[]> =>
  (await app.http().get('/admin/subscriptions').query(query).set(agent.auth).expect(200)).body.data.subscriptions;
const read = async (id: string): Promise<AdminSubscriptionDto> =>
  (await app.http().get(`/admin/subscriptions/${id}`).set(agent.auth).expect(200)).body.data;
const act = (id: string, what: string, body: object) =>
  app
    .http()
    .post(`/admin/subscriptions/${id}/${what}`)
    .set(agent.auth)
    .send({ reason: 'Asked for.', ...body });
const quota = async () => (await app.http().get('/api/downloads/quota').set(buyer.auth).expect(200)).body.data.quota;

test('G-11 subscriptions are listed by how they stand, by plan and by the address of their account', async () => {
  const { id } = await subscribe(app, buyer, 'pro-monthly');
  const [found] = await list({ q: buyer.email });
  expect(found).toMatchObject({
    id,
    person: { email: buyer.email },
    planName: 'Pro, monthly',
    status: 'active',
    price: 4900,
  });
  expect(await list({ q: buyer.email, plan: 'pro-yearly' })).toEqual([]);
  expect(await list({ q: buyer.email, view: 'canceled' })).toEqual([]);
  expect(await list({ q: 'nobody@example.com', view: 'all' })).toEqual([]);
  expect((await list({ plan: 'pro-monthly', sort: 'renewal' })).map((each) => each.id)).toContain(id);
});

test('G-11 one subscription shows what was paid, each step and what was claimed with it', async () => {
  const { id } = await subscribe(app, buyer, 'starter-monthly');
  const rose = await insertTestAsset(app.db, { title: 'Rose' });
  await app.http().post('/api/downloads/subscription').set(buyer.auth).send({ assetId: rose }).expect(200);
  expect(await read(id)).toMatchObject({
    id,
    person: { email: buyer.email },
    providerRef: expect.any(String),
    downloadsUsed: 1,
    downloadsLeft: 9,
    creditedDownloads: 0,
    payments: [{ kind: 'first', amount: 1900, refunded: 0 }],
    steps: [{ from: null, to: 'active', planName: 'Starter, monthly', cause: 'subscription.started' }],
    claimed: [{ title: 'Rose' }],
    providerEvents: [{ type: 'subscription.started', amount: 1900, failure: null }],
  });
  await app.http().get('/admin/subscriptions/none').set(agent.auth).expect(404);
});

test('G-11 downloads that are given count until the month of the plan ends, once for each key', async () => {
  const { id } = await subscribe(app, buyer, 'starter-monthly');
  const credit = { downloads: 5, key: `credit-${id}` };
  expect((await act(id, 'credits', credit).expect(200)).body.data).toMatchObject({
    creditedDownloads: 5,
    downloadsLeft: 15,
  });
  await act(id, 'credits', credit).expect(200);
  expect(await quota()).toMatchObject({ left: 15 });
  await app.runJobs();
  expect(subjectsTo(app, buyer)).toContain('You have 5 more downloads');
  await app.travel(32 * DAY);
  expect(await quota()).toMatchObject({ left: 10 });
  expect(await read(id)).toMatchObject({ creditedDownloads: 0, creditedUntil: null });
});

test('G-11 a plan without limit gets no downloads, and nonsense is refused', async () => {
  const { id } = await subscribe(app, buyer, 'elite-monthly');
  const refused = await act(id, 'credits', { downloads: 5, key: 'unlimited' }).expect(409);
  expect(refused.body.code).toBe('subscription_state');
  await act(id, 'credits', { downloads: 0, key: 'none' }).expect(422);
  await act(id, 'credits', { downloads: 5, key: 'why', reason: ' ' }).expect(422);
  await act('none', 'credits', { downloads: 5, key: 'none' }).expect(404);
});

test('G-11 a canceled subscription goes on until its period ends, and its owner is told', async () => {
  const { id } = await subscribe(app, buyer, 'pro-monthly');
  const canceled = await act(id, 'cancellation', { isAtOnce: false }).expect(200);
  expect(canceled.body.data).toMatchObject({ status: 'canceled', steps: [{}, { to: 'canceled', cause: 'staff' }] });
  expect((await act(id, 'cancellation', { isAtOnce: false })).status).toBe(409);
  await app.runJobs();
  expect(subjectsTo(app, buyer)).toContain('Your Pro plan is canceled');
  await app.travel(32 * DAY);
  expect(await planOf(app, buyer)).toMatchObject({ status: 'expired' });
});

test('G-11 ended at once, the plan counts no longer and is charged no more; what was claimed stays', async () => {
  const { id } = await subscribe(app, buyer, 'pro-monthly');
  expect((await act(id, 'cancellation', { isAtOnce: true }).expect(200)).body.data).toMatchObject({
    status: 'expired',
  });
  await app.runJobs();
  expect(subjectsTo(app, buyer)).toContain('Your Pro plan has ended');
  await app.travel(40 * DAY);
  expect((await read(id)).payments).toHaveLength(1);
  expect((await act(id, 'cancellation', { isAtOnce: true })).body.code).toBe('subscription_state');
});

test('G-11 BC-26 money back ends the plan with the licenses got by it, and the books come to zero', async () => {
  const { id } = await subscribe(app, buyer, 'pro-monthly');
  const lily = await insertTestAsset(app.db, { title: 'Lily' });
  await app.http().post('/api/downloads/subscription').set(buyer.auth).send({ assetId: lily }).expect(200);
  expect((await act(id, 'refund', {}).expect(200)).body.data).toMatchObject({ status: 'expired' });
  await app.runJobs();
  expect((await read(id)).payments).toMatchObject([{ amount: 4900, refunded: 4900 }]);
  const library = await app.http().get('/api/downloads/library').set(buyer.auth).expect(200);
  expect(library.body.data.entitlements).toEqual([]);
  expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
});
