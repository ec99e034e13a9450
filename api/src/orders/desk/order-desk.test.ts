import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { buy, checkout, fillCart } from '../../../test/support/test-purchase.ts';
import { addDays } from '../../platform/clock/clock.ts';
import { recordFailure } from '../../payments/failed-events.repository.ts';

let app: TestApp;
let agent: SignedIn;
let ada: SignedIn;
let bob: SignedIn;
let first: string;
let second: string;
let unpaid: string;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('support');
  ada = await app.signUp();
  bob = await app.signUp();
  const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  const fern = await insertTestAsset(app.db, { title: 'Fern', categoryId: 3 });
  first = (await buy(app, ada, [rose], 900)).number;
  app.clock.advance(60_000);
  second = (await buy(app, bob, [rose, fern], 2100)).number;
  app.clock.advance(60_000);
  await fillCart(app, ada, [fern]);
  unpaid = (await checkout(app, ada, 1200)).body.data.number;
  await app.runJobs();
});
afterAll(() => app.close());

const listed = async (query: object) =>
  (await app.http().get('/admin/orders').query(query).set(agent.auth).expect(200)).body.data;
const numbers = async (query: object) =>
  (await listed(query)).orders.map(({ number }: { readonly number: string }) => number);

test('D-09 orders are listed newest first, or by what they cost, a page at a time', async () => {
  expect(await numbers({})).toEqual([unpaid, second, first]);
  expect(await numbers({ sort: 'total' })).toEqual([first, unpaid, second]);
  expect(await numbers({ sort: '-total', limit: 1, page: 2 })).toEqual([unpaid]);
  const { orders, pagination } = await listed({ limit: 2 });
  expect(pagination).toEqual({ totalItems: 3, totalPages: 2, page: 1, limit: 2 });
  expect(orders[1]).toEqual({
    number: second,
    status: 'completed',
    createdAt: expect.any(String),
    completedAt: expect.any(String),
    receiptEmail: bob.email,
    buyerName: expect.any(String),
    total: 2100,
    refunded: 0,
    itemCount: 2,
  });
});

test('D-09 orders are found by view, and by how their number or the address of the receipt begins', async () => {
  expect(await numbers({ view: 'sold' })).toEqual([second, first]);
  expect(await numbers({ view: 'unpaid' })).toEqual([unpaid]);
  expect(await numbers({ view: 'refunded' })).toEqual([]);
  expect(await numbers({ q: ` ${second.toLowerCase()} ` })).toEqual([second]);
  expect(await numbers({ q: ada.email.slice(0, -4).toUpperCase() })).toEqual([unpaid, first]);
  expect(await numbers({ q: ada.email, view: 'sold' })).toEqual([first]);
  // LIKE wildcards are matched literally.
  expect(await numbers({ q: '%' })).toEqual([]);
  expect(await numbers({ q: 'HDO_' })).toEqual([]);
});

test('D-09 orders are narrowed to the days they were placed, in the list and in its file', async () => {
  const today = app.clock.now().toISOString().slice(0, 10);
  const [before, after] = [-1, 1].map((days) => addDays(app.clock.now(), days).toISOString().slice(0, 10));
  expect(await numbers({ firstDay: today, lastDay: today })).toEqual([unpaid, second, first]);
  expect(await numbers({ firstDay: before, lastDay: before })).toEqual([]);
  expect(await numbers({ firstDay: after })).toEqual([]);
  expect(await numbers({ lastDay: today, view: 'sold', sort: 'total' })).toEqual([first, second]);
  await app.http().get('/admin/orders').query({ firstDay: 'today' }).set(agent.auth).expect(422);
});

test('D-09 an order shows what was bought, what happened, and what went back', async () => {
  const read = async () => (await app.http().get(`/admin/orders/${first}`).set(agent.auth).expect(200)).body.data;
  expect(await read()).toMatchObject({
    subtotal: 900,
    discount: 0,
    couponCode: null,
    paymentRef: expect.any(String),
    paymentError: null,
    receiptSentAt: expect.any(String),
    refunded: 0,
    refundable: 900,
    itemCount: 1,
    steps: [
      { from: null, to: 'pending', cause: 'checkout' },
      { from: 'pending', to: 'paid' },
      { from: 'paid', to: 'completed' },
    ],
  });
  await app
    .http()
    .post(`/admin/orders/${first}/refunds`)
    .set(agent.auth)
    .set('idempotency-key', 'refund-key-1')
    .send({ reason: 'duplicate' })
    .expect(201);
  await app.runJobs();
  expect(await read()).toMatchObject({ status: 'refunded', refunded: 900, refundable: 0 });
  expect(await numbers({ view: 'refunded' })).toEqual([first]);
  expect((await read()).steps.at(-1)).toMatchObject({ from: 'completed', to: 'refunded' });
  expect((await read()).ledgerKeys).toEqual([
    expect.stringMatching(/^order-paid:/),
    expect.stringMatching(/^order-refunded:/),
  ]);
});

test('D-09 a list ends after 10,000 orders, and so do its pages', async () => {
  await sql`
    insert into orders_order (number, user_id, session_id, status, subtotal_cents, discount_cents, total_cents, receipt_email, created_at)
    select 'HDX-' || lpad(position::text, 8, '0'), ${bob.userId}, 'session-' || position, 'expired', 100, 0, 100, 'many@example.com',
      ${app.clock.now()}
    from generate_series(1, 10010) position`.execute(app.db);
  expect((await listed({ view: 'unpaid' })).pagination.totalItems).toBe(10_000);
  expect(await numbers({ view: 'unpaid', page: 501, limit: 20 })).toEqual([]);
  expect(await numbers({ view: 'unpaid', page: 500, limit: 20 })).toHaveLength(20);
  expect(await numbers({ q: 'HDX-00009999' })).toEqual(['HDX-00009999']);
});

test('D-09 who buys sees no list of orders', async () => {
  await app.http().get('/admin/orders').expect(401);
  await app.http().get('/admin/orders').set(ada.auth).expect(403);
  await app.http().get('/admin/orders').query({ view: 'lost' }).set(agent.auth).expect(422);
});

test('EN-25 an order shows what the provider has reported of it, and what had no effect', async () => {
  const eventsOf = async (number: string) =>
    (await app.http().get(`/admin/orders/${number}`).set(agent.auth).expect(200)).body.data.providerEvents;
  const told = { id: expect.any(String), amount: 900, receivedAt: expect.any(String), failure: null };
  expect(await eventsOf(first)).toEqual([
    { ...told, type: 'payment.succeeded' },
    { ...told, type: 'payment.refunded' },
  ]);
  expect(await eventsOf(unpaid)).toEqual([]);
  const { session_id: sessionId } = await app.db
    .selectFrom('orders_order')
    .select('session_id')
    .where('number', '=', unpaid)
    .executeTakeFirstOrThrow();
  const lost = { id: 'evt_lost', type: 'payment.failed', sessionId: sessionId ?? '', reason: 'Declined.' } as const;
  await recordFailure(app.db, lost, 'The books were away.', app.clock.now());
  expect(await eventsOf(unpaid)).toMatchObject([
    { id: 'evt_lost', type: 'payment.failed', amount: null, failure: 'The books were away.' },
  ]);
});
