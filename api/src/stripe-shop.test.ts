import { createTestApp, type SignedIn, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';
import { checkout, fillCart } from '../test/support/test-purchase.ts';
import { startTestStripe, type TestStripe } from '../test/support/test-stripe.ts';
import { changePlan, DAY, openPlan, planOf, previewChange, signUpForYears } from '../test/support/test-subscription.ts';
import { auditLedger } from './ledger/ledger.service.ts';

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

/** Runs due jobs and delivers the resulting events. */
async function runJobsAndDeliverEvents(): Promise<void> {
  await app.runJobs();
  stripe.emulator.advance();
  await stripe.emulator.deliver();
  await app.runJobs();
}

const orderOf = async ({ auth }: SignedIn, sessionId: string) =>
  (await app.http().get(`/orders/by-session/${sessionId}`).set(auth).expect(200)).body.data;

/** Requests a full refund of an order as an operator. */
async function askForRefund(number: string, key: string): Promise<void> {
  const admin = await app.signUp('finance');
  await app
    .http()
    .post(`/admin/orders/${number}/refunds`)
    .set(admin.auth)
    .set('idempotency-key', key)
    .send({ reason: 'duplicate' })
    .expect(201);
}

async function subscribe(buyer: SignedIn, planId: string) {
  const sessionId = await openPlan(app, buyer, planId);
  expect(await stripe.pay(sessionId, card)).toBe(true);
  await runJobsAndDeliverEvents();
  return planOf(app, buyer);
}

test('G-12 with Stripe the ways to pay are those that are switched on', async () => {
  const response = await app.http().get('/payment-methods').expect(200);
  expect(response.body.data.methods).toEqual(['card', 'paypal', 'apple_pay']);
  await app.http().get('/api/sandbox/pay/ps_any').expect(404);
});

test('an order is paid on the page of Stripe: declined, paid once, and given back', async () => {
  const buyer = await app.signUp();
  await fillCart(app, buyer, [assetId]);
  const order = (await checkout(app, buyer, 900)).body.data;
  expect(order.paymentUrl).toMatch(new RegExp(`/pay/${order.sessionId}$`));
  expect(await stripe.pay(order.sessionId, '4000000000000002')).toBe(false);
  await runJobsAndDeliverEvents();
  expect(await orderOf(buyer, order.sessionId)).toMatchObject({
    status: 'failed',
    paymentError: 'Your card was declined.',
  });
  expect(await stripe.pay(order.sessionId, card)).toBe(true);
  await runJobsAndDeliverEvents();
  expect((await orderOf(buyer, order.sessionId)).status).toBe('completed');

  await askForRefund(order.number, 'stripe-refund');
  await runJobsAndDeliverEvents();
  expect((await orderOf(buyer, order.sessionId)).status).toBe('refunded');
});

test('a refund that was made by hand at Stripe meanwhile is done: the job ends, and it is booked once', async () => {
  const buyer = await app.signUp();
  await fillCart(app, buyer, [assetId]);
  const order = (await checkout(app, buyer, 900)).body.data;
  expect(await stripe.pay(order.sessionId, card)).toBe(true);
  await runJobsAndDeliverEvents();
  await askForRefund(order.number, 'refund-by-hand');
  const { payment_ref: paymentRef } = await app.db
    .selectFrom('orders_order')
    .select('payment_ref')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  await stripe.refundByHand(paymentRef ?? '', 900);
  await runJobsAndDeliverEvents();

  const { rows: failed } = await app.pool.query('select last_error from graphile_worker.jobs where attempts > 0');
  expect(failed).toEqual([]);
  const refunded = await orderOf(buyer, order.sessionId);
  expect(refunded).toMatchObject({ status: 'refunded', refunded: 900 });
  expect(refunded.refunds).toMatchObject([{ amount: 900, status: 'done' }]);
});

test('E-22 B-09 a plan starts, and an upgrade costs what its preview said', async () => {
  const buyer = await signUpForYears(app);
  const started = await subscribe(buyer, 'starter-monthly');
  expect(started).toMatchObject({ status: 'active', plan: { id: 'starter-monthly' }, card: { last4: '4242' } });
  app.clock.advance(10 * DAY);
  const preview = await previewChange(app, buyer, 'pro-monthly');
  expect(preview.dueNow).toBeGreaterThan(1500);
  await changePlan(app, buyer, 'pro-monthly');
  await runJobsAndDeliverEvents();
  expect(await planOf(app, buyer)).toMatchObject({ plan: { id: 'pro-monthly' }, price: 4900 });
  const charged = await app.db
    .selectFrom('subscriptions_payment')
    .innerJoin('subscriptions_subscription', 'subscriptions_subscription.id', 'subscription_id')
    .select('amount_cents')
    .where('user_id', '=', buyer.userId)
    .orderBy('paid_at')
    .execute();
  expect(charged.map(({ amount_cents: cents }) => cents)).toEqual([1900, preview.dueNow]);
});

test('B-10 a downgrade waits for the renewal; a canceled plan ends with its period', async () => {
  const buyer = await signUpForYears(app);
  const started = await subscribe(buyer, 'pro-monthly');
  await changePlan(app, buyer, 'starter-monthly');
  expect(await planOf(app, buyer)).toMatchObject({
    plan: { id: 'pro-monthly' },
    pendingPlan: { id: 'starter-monthly' },
  });
  app.clock.advance(Date.parse(started?.currentPeriodEnd ?? '') - app.clock.now().getTime() + 1000);
  await runJobsAndDeliverEvents();
  expect(await planOf(app, buyer)).toMatchObject({ plan: { id: 'starter-monthly' }, price: 1900, pendingPlan: null });
  await app.http().post('/subscriptions/cancel').set(buyer.auth).expect(200);
  app.clock.advance(32 * DAY);
  await runJobsAndDeliverEvents();
  expect((await planOf(app, buyer))?.status).toBe('expired');
});

test('A16 what was paid by Stripe stands in the ledger, which sums to 0', async () => {
  expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
});

test('A16 the books are compared with what Stripe has, and what was taken there alone is named', async () => {
  const finance = await app.signUp('finance');
  const compare = async () => {
    app.clock.advance(3_600_000);
    await app.http().post('/admin/money/reconciliations').set(finance.auth).expect(202);
    await app.runJobs();
    return (await app.http().get('/admin/money/reconciliations').set(finance.auth).expect(200)).body.data;
  };
  await runJobsAndDeliverEvents();
  const { reconciliations, differences } = await compare();
  expect(differences).toEqual([]);
  expect(reconciliations[0]).toMatchObject({ provider: 'stripe', differenceCount: 0 });

  const buyer = await app.signUp();
  await fillCart(app, buyer, [assetId]);
  const { sessionId } = (await checkout(app, buyer, 900)).body.data;
  expect(await stripe.pay(sessionId, card)).toBe(true);
  expect((await compare()).differences).toEqual([
    expect.objectContaining({ difference: 'missing-here', kind: 'charge', theirAmount: 900, ourAmount: null }),
  ]);
  // A payment that arrived too late is refunded, which is also reported as an event.
  await runJobsAndDeliverEvents();
  await runJobsAndDeliverEvents();
  expect((await compare()).differences).toEqual([]);
});
