import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { pay } from '../../test/support/test-purchase.ts';
import {
  changePlan,
  DAY,
  openPlan,
  planOf,
  previewChange,
  signUpForYears,
  subjectsTo,
  subscribe,
} from '../../test/support/test-subscription.ts';
import { auditLedger } from '../ledger/ledger.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (path: string, { auth }: SignedIn, body: object = {}) => app.http().post(path).set(auth).send(body);
const isSubscriber = async ({ auth }: SignedIn) =>
  (await app.http().get('/auth/me').set(auth).expect(200)).body.data.activeSubscription;
const activePlan = ({ userId }: SignedIn) => app.shop.subscriptions.activePlan(app.db, userId);

/** Returns the recorded payments of a user. */
async function paidBy({ userId }: SignedIn): Promise<{ kind: string; amount_cents: number; refunded_cents: number }[]> {
  return app.db
    .selectFrom('subscriptions_payment')
    .innerJoin('subscriptions_subscription', 'subscriptions_subscription.id', 'subscription_id')
    .select(['kind', 'amount_cents', 'refunded_cents'])
    .where('user_id', '=', userId)
    .orderBy('paid_at')
    .execute();
}

describe('starting', () => {
  test('E-22 a plan gives a payment page; an unknown plan, Free, and a visitor do not', async () => {
    const buyer = await signUpForYears(app);
    const { body } = await post('/api/subscriptions/create-session', buyer, { planId: 'pro-yearly' }).expect(200);
    expect(body.data.sessionUrl).toMatch(new RegExp(`/api/sandbox/pay/${body.data.sessionId}$`));
    await post('/api/subscriptions/create-session', buyer, { planId: 'gold' }).expect(404);
    await post('/api/subscriptions/create-session', buyer, { planId: 'free' }).expect(404);
    await post('/api/subscriptions/create-session', buyer, {}).expect(422);
    await app.http().post('/api/subscriptions/create-session').send({ planId: 'pro-yearly' }).expect(401);
  });

  test('E-22 a paid page starts the plan: what it gives counts at once, and an email says so', async () => {
    const buyer = await signUpForYears(app);
    const sessionId = await openPlan(app, buyer, 'pro-yearly');
    const look = async () => (await app.http().get(`/subscriptions/by-session/${sessionId}`).set(buyer.auth)).body.data;
    expect(await look()).toMatchObject({ status: 'pending', price: 49_000, subscription: null });
    await pay(app, sessionId, { card: '4000000000000002' });
    await app.runJobs();
    expect(await look()).toMatchObject({ status: 'failed', paymentError: expect.stringContaining('declined') });
    await pay(app, sessionId, { card: '4242424242424242' });
    await app.runJobs();
    expect(await look()).toMatchObject({ status: 'active', sessionUrl: null, subscription: { status: 'active' } });
    expect(await planOf(app, buyer)).toMatchObject({
      plan: { id: 'pro-yearly' },
      price: 49_000,
      card: { brand: 'Visa', last4: '4242' },
      downloadsUsed: 0,
      downloadsLeft: 50,
    });
    expect(await isSubscriber(buyer)).toBe(true);
    expect(subjectsTo(app, buyer)).toEqual(['Your Pro plan has started']);
    await app
      .http()
      .get(`/subscriptions/by-session/${sessionId}`)
      .set((await app.signUp()).auth)
      .expect(404);
  });

  test('20 clicks at a time open one page; paid from each of them, it is one plan and one charge', async () => {
    const buyer = await signUpForYears(app);
    const clicks = Array.from({ length: 20 }, () => openPlan(app, buyer, 'starter-monthly'));
    const [sessionId = '', ...others] = new Set(await Promise.all(clicks));
    expect(others).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => pay(app, sessionId, { card: '4242424242424242' })));
    await app.runJobs();
    expect(await paidBy(buyer)).toEqual([{ kind: 'first', amount_cents: 1900, refunded_cents: 0 }]);
    expect(await planOf(app, buyer)).toMatchObject({ plan: { id: 'starter-monthly' }, status: 'active' });
  });

  test('who has a plan cannot buy a second one; another choice before paying closes the first page', async () => {
    const buyer = await signUpForYears(app);
    const first = await openPlan(app, buyer, 'starter-monthly');
    const second = await openPlan(app, buyer, 'pro-monthly');
    await pay(app, first, { card: '4242424242424242' });
    await app.runJobs();
    expect(await planOf(app, buyer)).toBeNull();
    await pay(app, second, { card: '4242424242424242' });
    await app.runJobs();
    const refused = await post('/api/subscriptions/create-session', buyer, { planId: 'elite-monthly' }).expect(409);
    expect(refused.body.code).toBe('already_subscribed');
  });

  test.each([
    ['B-12', 'starter-monthly', 10, 'standard', true],
    ['B-13 PR-05', 'pro-monthly', 50, 'commercial', true],
    ['B-14', 'elite-yearly', null, 'extended', true],
    ['G-07 BC-19', 'membership-yearly', null, 'commercial', false],
  ])('%s %s gives what its row in the one table of plans says', async (_ids, planId, downloads, license, premium) => {
    const buyer = await signUpForYears(app);
    await subscribe(app, buyer, planId);
    expect(await activePlan(buyer)).toMatchObject({
      planId,
      license,
      downloadsPerPeriod: downloads,
      includesPremium: premium,
    });
  });
});

test('B-21 a trial needs no card, is had once, is spoken of on day 5 and ends on day 7 without a charge', async () => {
  const buyer = await signUpForYears(app);
  await post('/subscriptions/trial', buyer, { planId: 'pro-monthly' }).expect(404);
  const clicks = await Promise.all(
    Array.from({ length: 5 }, () => post('/subscriptions/trial', buyer, { planId: 'membership-monthly' })),
  );
  expect(clicks.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(clicks.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(await planOf(app, buyer)).toMatchObject({ status: 'trialing', card: null, moneyBackUntil: null });
  expect(await activePlan(buyer)).toMatchObject({ tier: 'membership', license: 'commercial' });
  expect(await isSubscriber(buyer)).toBe(true);

  await app.travel(4.9 * DAY);
  expect(subjectsTo(app, buyer)).toEqual(['Your free trial of Membership has started']);
  await app.travel(0.2 * DAY);
  expect(subjectsTo(app, buyer)).toContainEqual(expect.stringMatching(/^Your free trial of Membership ends on/));
  await app.travel(2 * DAY);
  expect(await planOf(app, buyer)).toMatchObject({ status: 'expired' });
  expect(await activePlan(buyer)).toBeNull();
  expect(await isSubscriber(buyer)).toBe(false);
  expect(subjectsTo(app, buyer)).toHaveLength(3);
  expect(await paidBy(buyer)).toEqual([]);
  const again = await post('/subscriptions/trial', buyer, { planId: 'membership-yearly' }).expect(409);
  expect(again.body.code).toBe('trial_used');
});

test('B-21 who pays during the trial has the paid plan instead of it', async () => {
  const buyer = await signUpForYears(app);
  await post('/subscriptions/trial', buyer, { planId: 'membership-monthly' }).expect(201);
  await subscribe(app, buyer, 'starter-yearly');
  expect(await planOf(app, buyer)).toMatchObject({ status: 'active', plan: { id: 'starter-yearly' } });
  await app.travel(8 * DAY);
  expect(await planOf(app, buyer)).toMatchObject({ status: 'active' });
});

describe('changing', () => {
  test('B-09 an upgrade counts at once and charges what its preview said, once for many clicks', async () => {
    const buyer = await signUpForYears(app);
    await subscribe(app, buyer, 'starter-monthly');
    await app.travel(10 * DAY);
    const preview = await previewChange(app, buyer, 'pro-monthly');
    expect(preview).toMatchObject({ isImmediate: true });
    expect(preview.dueNow).toBeGreaterThan(1900);
    expect(preview.dueNow).toBeLessThan(2100);
    const wanted = { planId: 'pro-monthly', previewedAt: preview.at, expectedDue: preview.dueNow };
    const clicks = Array.from({ length: 20 }, () => post('/subscriptions/change', buyer, wanted).expect(200));
    for (const { body } of await Promise.all(clicks)) expect(body.data).toMatchObject({ plan: { id: 'pro-monthly' } });
    expect(await activePlan(buyer)).toMatchObject({ downloadsPerPeriod: 50 });
    await app.runJobs();
    expect(await paidBy(buyer)).toEqual([
      { kind: 'first', amount_cents: 1900, refunded_cents: 0 },
      { kind: 'change', amount_cents: preview.dueNow, refunded_cents: 0 },
    ]);
  });

  test('B-09 a price that is not the one shown changes nothing and comes back with the new one', async () => {
    const buyer = await signUpForYears(app);
    await subscribe(app, buyer, 'starter-monthly');
    const { at: previewedAt, dueNow } = await previewChange(app, buyer, 'pro-monthly');
    const wrong = { planId: 'pro-monthly', previewedAt, expectedDue: dueNow - 1 };
    const refused = await post('/subscriptions/change', buyer, wrong).expect(409);
    expect(refused.body).toMatchObject({ code: 'plan_changed', preview: { dueNow, plan: { id: 'pro-monthly' } } });
    expect(await planOf(app, buyer)).toMatchObject({ plan: { id: 'starter-monthly' } });
    await app.travel(DAY);
    await post('/subscriptions/change', buyer, { ...wrong, expectedDue: dueNow }).expect(409);
  });

  test('B-09 a month that becomes a year starts a period of its own', async () => {
    const buyer = await signUpForYears(app);
    await subscribe(app, buyer, 'pro-monthly');
    await app.travel(15 * DAY);
    const changed = await changePlan(app, buyer, 'pro-yearly');
    expect(Date.parse(changed.currentPeriodEnd) - Date.parse(changed.currentPeriodStart)).toBeGreaterThan(364 * DAY);
    expect(await planOf(app, buyer)).toMatchObject({ currentPeriodEnd: changed.currentPeriodEnd, price: 49_000 });
  });

  test('B-10 a downgrade waits, is shown as waiting, and is there after the renewal', async () => {
    const buyer = await signUpForYears(app);
    const { currentPeriodEnd } = await subscribe(app, buyer, 'pro-monthly');
    expect(await previewChange(app, buyer, 'starter-monthly')).toMatchObject({ dueNow: 0, isImmediate: false });
    const waiting = await changePlan(app, buyer, 'starter-monthly');
    expect(waiting).toMatchObject({
      plan: { id: 'pro-monthly' },
      pendingPlan: { id: 'starter-monthly' },
      pendingAt: currentPeriodEnd,
    });
    expect(await activePlan(buyer)).toMatchObject({ downloadsPerPeriod: 50 });
    await app.travel(32 * DAY);
    expect(await planOf(app, buyer)).toMatchObject({ plan: { id: 'starter-monthly' }, pendingPlan: null, price: 1900 });
    expect(await activePlan(buyer)).toMatchObject({ downloadsPerPeriod: 10 });
    expect((await paidBy(buyer)).map(({ amount_cents: cents }) => cents)).toEqual([4900, 1900]);
  });

  test('B-10 a waiting downgrade can be taken back', async () => {
    const buyer = await signUpForYears(app);
    await subscribe(app, buyer, 'pro-monthly');
    await changePlan(app, buyer, 'starter-monthly');
    expect((await post('/subscriptions/resume', buyer).expect(200)).body.data).toMatchObject({ pendingPlan: null });
    await app.travel(32 * DAY);
    expect(await planOf(app, buyer)).toMatchObject({ plan: { id: 'pro-monthly' } });
  });

  test('an upgrade that the card refuses leaves the plan as it is', async () => {
    const buyer = await signUpForYears(app);
    await subscribe(app, buyer, 'starter-monthly', '4000000000000341');
    const { at: previewedAt, dueNow: expectedDue } = await previewChange(app, buyer, 'pro-monthly');
    const wanted = { planId: 'pro-monthly', previewedAt, expectedDue };
    expect((await post('/subscriptions/change', buyer, wanted).expect(409)).body.code).toBe('payment_declined');
    expect(await planOf(app, buyer)).toMatchObject({ plan: { id: 'starter-monthly' } });
  });
});

describe('ending', () => {
  test('canceling is one call: it goes on until the period ends, can be resumed, and ends then without a charge', async () => {
    const buyer = await signUpForYears(app);
    await subscribe(app, buyer, 'pro-monthly');
    const canceled = (await post('/subscriptions/cancel', buyer).expect(200)).body.data;
    expect(canceled).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: true });
    expect(await activePlan(buyer)).not.toBeNull();
    expect((await post('/subscriptions/resume', buyer).expect(200)).body.data).toMatchObject({ status: 'active' });
    await post('/subscriptions/cancel', buyer).expect(200);
    await app.travel(32 * DAY);
    expect(await planOf(app, buyer)).toMatchObject({ status: 'expired' });
    expect(await isSubscriber(buyer)).toBe(false);
    expect(await paidBy(buyer)).toHaveLength(1);
    expect(subjectsTo(app, buyer)).toContain('Your Pro plan has ended');
    await post('/subscriptions/cancel', buyer).expect(409);
    await subscribe(app, buyer, 'starter-monthly');
    expect(await planOf(app, buyer)).toMatchObject({ status: 'active', plan: { id: 'starter-monthly' } });
  });

  test('a renewal is charged, booked and told; the month of the plan begins anew', async () => {
    const buyer = await signUpForYears(app);
    const started = await subscribe(app, buyer, 'starter-monthly');
    await app.travel(32 * DAY);
    expect(await planOf(app, buyer)).toMatchObject({
      status: 'active',
      currentPeriodStart: started.currentPeriodEnd,
      moneyBackUntil: null,
    });
    expect((await activePlan(buyer))?.quotaStart.toISOString()).toBe(started.currentPeriodEnd);
    expect((await paidBy(buyer)).map(({ kind }) => kind)).toEqual(['first', 'renewal']);
    expect(subjectsTo(app, buyer)).toContain('Your Starter plan was renewed');
  });

  test('a renewal that is not paid leaves 7 days with letters, then the plan ends', async () => {
    const buyer = await signUpForYears(app);
    await subscribe(app, buyer, 'starter-monthly', '4000000000000341');
    await app.travel(32 * DAY);
    expect(await planOf(app, buyer)).toMatchObject({ status: 'past_due', graceEndsAt: expect.any(String) });
    expect(await activePlan(buyer)).not.toBeNull();
    expect(subjectsTo(app, buyer)).toContain('We could not renew your Starter plan');
    await app.travel(8 * DAY);
    expect(await planOf(app, buyer)).toMatchObject({ status: 'expired' });
    expect(await activePlan(buyer)).toBeNull();
    expect(subjectsTo(app, buyer)).toContainEqual(expect.stringMatching(/^Your Starter plan ends on/));
  });
});

describe('money back', () => {
  async function refund(buyer: SignedIn, id: string): Promise<{ status: number; body: { code?: string } }> {
    const admin = await app.signUp('finance');
    await post(`/admin/subscriptions/${id}/refund`, buyer).expect(403);
    const found = await app.http().get(`/admin/subscriptions?view=all&q=${buyer.email}`).set(admin.auth).expect(200);
    expect(found.body.data.subscriptions[0].id).toBe(id);
    await app.http().post('/auth/proof').set(admin.auth).send({ password: 'correct horse' }).expect(200);
    const answer = await app
      .http()
      .post(`/admin/subscriptions/${id}/refund`)
      .set(admin.auth)
      .send({ reason: 'Asked for.' });
    await app.runJobs();
    return answer;
  }

  test('G-11 BC-26 on day 29 the first payment goes back: the plan is over and the books are reversed', async () => {
    const buyer = await signUpForYears(app);
    const { id } = await subscribe(app, buyer, 'pro-yearly');
    const before = await auditLedger(app.db);
    await app.travel(29 * DAY);
    expect((await refund(buyer, id)).status).toBe(200);
    expect(await planOf(app, buyer)).toMatchObject({ status: 'expired' });
    expect(await paidBy(buyer)).toEqual([{ kind: 'first', amount_cents: 49_000, refunded_cents: 49_000 }]);
    const after = await auditLedger(app.db);
    expect(after).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
    expect((after.balances['refunds'] ?? 0) - (before.balances['refunds'] ?? 0)).toBe(49_000);
    expect((await refund(buyer, id)).status).toBe(200);
    expect(await paidBy(buyer)).toEqual([{ kind: 'first', amount_cents: 49_000, refunded_cents: 49_000 }]);
  });

  test('G-11 BC-26 on day 31 it stays, and so does the plan', async () => {
    const buyer = await signUpForYears(app);
    const { id } = await subscribe(app, buyer, 'pro-yearly');
    await app.travel(31 * DAY);
    expect((await refund(buyer, id)).body.code).toBe('money_back_over');
    expect(await planOf(app, buyer)).toMatchObject({ status: 'active', moneyBackUntil: null });
  });
});

test('every step is recorded, and the account says at any time what the states say', async () => {
  const buyer = await signUpForYears(app);
  const { id } = await subscribe(app, buyer, 'starter-monthly');
  await changePlan(app, buyer, 'pro-monthly');
  await post('/subscriptions/cancel', buyer).expect(200);
  await app.travel(32 * DAY);
  const steps = await app.db
    .selectFrom('subscriptions_transition')
    .select(['from_status', 'to_status', 'plan_id', 'cause'])
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute();
  expect(steps).toEqual([
    { from_status: null, to_status: 'active', plan_id: 'starter-monthly', cause: 'subscription.started' },
    { from_status: 'active', to_status: 'active', plan_id: 'pro-monthly', cause: 'upgrade' },
    { from_status: 'active', to_status: 'canceled', plan_id: 'pro-monthly', cause: 'cancel' },
    { from_status: 'canceled', to_status: 'expired', plan_id: 'pro-monthly', cause: expect.any(String) },
  ]);
  expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
});
