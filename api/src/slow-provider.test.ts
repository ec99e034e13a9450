import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { createTestApp, type SignedIn, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';
import { checkout, fillCart } from '../test/support/test-purchase.ts';
import { startTestStripe, type TestStripe } from '../test/support/test-stripe.ts';
import { openPlan, planOf, previewChange, signUpForYears } from '../test/support/test-subscription.ts';

const MINUTE = 60_000;
const card = '4242424242424242';
let app: TestApp;
let stripe: TestStripe;
let assetId: string;

beforeAll(async () => {
  stripe = await startTestStripe({
    webhookUrl: () => `${app.baseUrl}/api/webhooks/stripe`,
    now: () => app.clock.now(),
  });
  app = await createTestApp({ stripe: stripe.account });
  assetId = await insertTestAsset(app.db, { title: 'Rose' });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

async function untilStalled(requests: number): Promise<void> {
  while (stripe.emulator.stalled() < requests) await pause(5);
}

/** Runs work while Stripe accepts requests without answering. */
async function whileStalled<Result>(work: () => Promise<Result>): Promise<Result> {
  const goOn = stripe.emulator.stall();
  try {
    return await work();
  } finally {
    goOn();
  }
}

function expectUnavailable(response: Response): void {
  expect(response.status).toBe(503);
  expect(response.body.code).toBe('payment_unavailable');
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
}

async function buyerWithCart(): Promise<SignedIn> {
  const buyer = await app.signUp();
  await fillCart(app, buyer, [assetId]);
  return buyer;
}

const ordersOf = ({ userId }: SignedIn) =>
  app.db.selectFrom('orders_order').selectAll().where('user_id', '=', userId).execute();
const sessionCount = async () => (await app.db.selectFrom('payments_stripe_session').select('id').execute()).length;

test('H2 C2 C6 while the provider hangs, 20 checkouts keep nobody from reading, and each goes on where it stopped', async () => {
  const buyers: SignedIn[] = [];
  for (let index = 0; index < 20; index += 1) buyers.push(await buyerWithCart());
  const buy = (buyer: SignedIn) => checkout(app, buyer, 900, `slow-${buyer.userId}`);
  const before = await sessionCount();

  const refused = await whileStalled(async () => {
    const asked = buyers.map(buy);
    await untilStalled(15);
    // As many requests as the pool has connections are stalled; listing must still work.
    await app.http().get('/open-api/assets').expect(200);
    return Promise.all(asked);
  });
  refused.forEach(expectUnavailable);
  for (const buyer of buyers) {
    expect(await ordersOf(buyer)).toMatchObject([{ status: 'pending', session_id: null }]);
    // An order without a payment page is neither visible nor payable.
    expect((await app.http().get('/orders').set(buyer.auth).expect(200)).body.data.orders).toEqual([]);
  }

  const answers = await Promise.all(buyers.map(buy));
  expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 201));
  expect(await sessionCount()).toBe(before + buyers.length);
  for (const buyer of buyers) expect(await ordersOf(buyer)).toHaveLength(1);
});

test('A1 A3 50 requests with one key during and after an outage make one order and one session', async () => {
  const buyer = await buyerWithCart();
  const ask = () => Promise.all(Array.from({ length: 50 }, () => checkout(app, buyer, 900, 'one-slow-key')));
  const before = await sessionCount();
  (await whileStalled(ask)).forEach(expectUnavailable);
  const answers = await ask();
  expect(answers[0]?.status).toBe(201);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await ordersOf(buyer)).toHaveLength(1);
  expect(await sessionCount()).toBe(before + 1);
});

test('H2 an order whose session never came ends by itself, gives its coupon back, and its key starts anew', async () => {
  const code = 'ONCE';
  await app.db.insertInto('coupon').values({ code, discount_basis_points: 1000, max_uses: 1 }).execute();
  const buyer = await buyerWithCart();
  const other = await buyerWithCart();
  const apply = ({ auth }: SignedIn) => app.http().put('/cart/coupon').set(auth).send({ code });
  await apply(buyer).expect(200);
  expectUnavailable(await whileStalled(() => checkout(app, buyer, 810, 'never-opened')));
  await apply(other).expect(409);
  app.clock.advance(14 * MINUTE);
  await app.shop.jobs['orders.expire']?.({});
  expect(await ordersOf(buyer)).toMatchObject([{ status: 'pending' }]);
  app.clock.advance(MINUTE);
  await app.shop.jobs['orders.expire']?.({});
  expect(await ordersOf(buyer)).toMatchObject([{ status: 'expired', session_id: null }]);
  await apply(other).expect(200);

  await app.http().delete('/cart/coupon').set(buyer.auth).expect(200);
  const again = await checkout(app, buyer, 900, 'after-it');
  expect(again.status).toBe(201);
});

test('H2 the older order of a cart is never paid beside the new one, whatever hangs between', async () => {
  const buyer = await buyerWithCart();
  const orderOf = async (sessionId: string) =>
    (await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth)).body.data;
  const older = (await checkout(app, buyer, 900)).body.data;
  expectUnavailable(await whileStalled(() => checkout(app, buyer, 900, 'the-newer-one')));
  expect((await orderOf(older.sessionId)).status).toBe('pending');
  const newer = (await checkout(app, buyer, 900, 'the-newer-one')).body.data;
  expect((await orderOf(older.sessionId)).status).toBe('expired');
  expect(await stripe.pay(older.sessionId, card)).toBe(false);

  expect(await stripe.pay(newer.sessionId, card)).toBe(true);
  const third = await checkout(app, buyer, 900, 'the-third-one');
  expect(third.body).toMatchObject({ code: 'cart_not_ready', message: expect.stringContaining('confirmed') });
  await stripe.emulator.deliver();
  expect((await orderOf(newer.sessionId)).status).toBe('completed');
  const { body } = await app.http().get('/orders').set(buyer.auth).expect(200);
  expect(body.data.orders.map(({ status }: { status: string }) => status).toSorted()).toEqual(['completed', 'expired']);
});

test('H2 a plan is chosen, changed and canceled as soon as the provider answers again, and charged once', async () => {
  const buyer = await signUpForYears(app);
  const choose = () =>
    app.http().post('/api/subscriptions/create-session').set(buyer.auth).send({ planId: 'starter-monthly' });
  expectUnavailable(await whileStalled(async () => choose()));
  const sessionId = await openPlan(app, buyer, 'starter-monthly');
  expect(await openPlan(app, buyer, 'starter-monthly')).toBe(sessionId);
  await stripe.pay(sessionId, card);
  await stripe.emulator.deliver();

  const { at: previewedAt, dueNow: expectedDue } = await previewChange(app, buyer, 'pro-monthly');
  const change = () =>
    app.http().post('/subscriptions/change').set(buyer.auth).send({ planId: 'pro-monthly', previewedAt, expectedDue });
  const cancel = () => app.http().post('/subscriptions/cancel').set(buyer.auth);
  expectUnavailable(await whileStalled(async () => change()));
  expectUnavailable(await whileStalled(async () => cancel()));
  expect(await planOf(app, buyer)).toMatchObject({ status: 'active', plan: { id: 'starter-monthly' } });
  await change().expect(200);
  await stripe.emulator.deliver();
  expect(await planOf(app, buyer)).toMatchObject({ status: 'active', plan: { id: 'pro-monthly' } });
  const payments = await app.db
    .selectFrom('subscriptions_payment')
    .innerJoin('subscriptions_subscription', 'subscriptions_subscription.id', 'subscription_id')
    .select('kind')
    .where('user_id', '=', buyer.userId)
    .execute();
  expect(payments.map(({ kind }) => kind).toSorted()).toEqual(['change', 'first']);
  await cancel().expect(200);
  expect((await planOf(app, buyer))?.status).toBe('canceled');
});
