import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import {
  changePlan,
  DAY,
  planOf,
  signUpForYears,
  subjectsTo,
  subscribe,
} from '../../../test/support/test-subscription.ts';
import { auditLedger } from '../../ledger/ledger.service.ts';
import type { PlanChangePreviewDto } from '../subscriptions.contract.ts';
import type { SubscriptionBillDto } from './correction.contract.ts';
import type { AdminSubscriptionDto } from './subscription-desk.contract.ts';

const refusedLater = '4000000000000341';

let app: TestApp;
let agent: SignedIn;
let buyer: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('finance');
  const expires_at = new Date(app.clock.now().getTime() + 3000 * DAY);
  await app.db
    .updateTable('account_session')
    .set({ expires_at, proven_at: expires_at })
    .where('user_id', '=', agent.userId)
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signUpForYears(app);
});

const get = (path: string) => app.http().get(`/admin/subscriptions/${path}`).set(agent.auth);
const read = async (id: string): Promise<AdminSubscriptionDto> => (await get(id).expect(200)).body.data;
const bill = async (id: string, days?: number): Promise<SubscriptionBillDto | null> =>
  (await get(`${id}/bill${days === undefined ? '' : `?days=${days}`}`).expect(200)).body.data.bill;
const preview = async (id: string, planId: string): Promise<PlanChangePreviewDto> =>
  (await get(`${id}/preview-change?planId=${planId}`).expect(200)).body.data;
const act = (id: string, what: string, body: object) =>
  app
    .http()
    .post(`/admin/subscriptions/${id}/${what}`)
    .set(agent.auth)
    .send({ reason: 'Asked for.', ...body });
const audited = async (id: string) => {
  const lines = app.db.selectFrom('staff_audit_line').select(['action', 'after']).where('subject_id', '=', id);
  return lines.orderBy('position').execute();
};

async function orderOf(id: string, planId: string) {
  const { at: previewedAt, dueNow: expectedDue } = await preview(id, planId);
  return { planId, previewedAt, expectedDue };
}

async function customerOf({ userId }: SignedIn): Promise<string> {
  const rows = app.db.selectFrom('subscriptions_subscription').select('customer_ref').where('user_id', '=', userId);
  return (await rows.executeTakeFirstOrThrow()).customer_ref ?? '';
}

describe('another plan for somebody', () => {
  test('G-11 a larger one counts at once for what was shown: charged, booked, told and audited once', async () => {
    const { id } = await subscribe(app, buyer, 'starter-monthly');
    await app.travel(10 * DAY);
    const order = await orderOf(id, 'pro-monthly');
    expect(order.expectedDue).toBeGreaterThan(1500);
    const changed = (await act(id, 'change', order).expect(200)).body.data;
    expect(changed).toMatchObject({
      plan: { id: 'pro-monthly' },
      price: 4900,
      steps: [{}, { cause: 'staff-upgrade', planName: 'Pro, monthly' }],
    });
    expect((await act(id, 'change', order)).body.code).toBe('subscription_state');
    await app.runJobs();
    expect((await read(id)).payments.map(({ amount }) => amount)).toEqual([order.expectedDue, 1900]);
    expect(subjectsTo(app, buyer).filter((subject) => subject === 'You have Pro now')).toHaveLength(1);
    const after = { planId: 'pro-monthly', dueCents: order.expectedDue };
    expect(await audited(id)).toEqual([{ action: 'subscription.correct', after }]);
    expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
  });

  test('G-11 a smaller one waits for the renewal, and its owner can take it back', async () => {
    const { id } = await subscribe(app, buyer, 'pro-monthly');
    const order = await orderOf(id, 'starter-monthly');
    expect(order.expectedDue).toBe(0);
    expect((await act(id, 'change', order).expect(200)).body.data).toMatchObject({
      plan: { id: 'pro-monthly' },
      pendingPlan: { id: 'starter-monthly' },
    });
    expect(await bill(id)).toMatchObject({ amount: 1900, isUnpaid: false });
    await app.runJobs();
    expect(subjectsTo(app, buyer)).toContainEqual(expect.stringMatching(/^Your plan changes to Starter on/));
    await app.http().post('/subscriptions/resume').set(buyer.auth).expect(200);
    expect(await planOf(app, buyer)).toMatchObject({ pendingPlan: null });
  });

  test('G-11 nothing is charged that was not shown, that the card refuses, or that cannot be changed', async () => {
    const { id } = await subscribe(app, buyer, 'starter-monthly', refusedLater);
    const order = await orderOf(id, 'pro-monthly');
    const stale = await act(id, 'change', { ...order, expectedDue: 1 }).expect(409);
    expect(stale.body).toMatchObject({ code: 'plan_changed', preview: { dueNow: order.expectedDue } });
    expect((await act(id, 'change', order)).body.code).toBe('payment_declined');
    expect(await read(id)).toMatchObject({ plan: { id: 'starter-monthly' }, payments: [{ kind: 'first' }] });
    await get(`${id}/preview-change?planId=starter-monthly`).expect(409);
    await get(`${id}/preview-change?planId=none`).expect(404);
    await act(id, 'change', { ...order, planId: 'none' }).expect(404);
    await act(id, 'change', { ...order, reason: ' ' }).expect(422);
    await get('none/preview-change?planId=pro-monthly').expect(404);
  });

  test('PR-13 whoever charges a card has entered their password a moment ago', async () => {
    const { id } = await subscribe(app, buyer, 'starter-monthly');
    const order = { ...(await orderOf(id, 'pro-monthly')), reason: 'Asked for.' };
    const fresh = await app.signUp('finance');
    const post = (what: string, body: object) =>
      app.http().post(`/admin/subscriptions/${id}/${what}`).set(fresh.auth).send(body);
    expect((await post('change', order).expect(403)).body.code).toBe('proof_required');
    const retry = { expectedAmount: 1900, key: `unproven-${id}`, reason: 'Asked for.' };
    expect((await post('payment-retries', retry).expect(403)).body.code).toBe('proof_required');
    await app.http().post('/auth/proof').set(fresh.auth).send({ password: 'correct horse' }).expect(200);
    await post('change', order).expect(200);
  });

  test('G-11 a waiting change goes with a cancellation', async () => {
    const { id } = await subscribe(app, buyer, 'pro-monthly');
    await changePlan(app, buyer, 'starter-monthly');
    const canceled = await act(id, 'cancellation', { isAtOnce: false }).expect(200);
    expect(canceled.body.data).toMatchObject({ status: 'canceled', pendingPlan: null });
    expect(await bill(id)).toBeNull();
  });
});

describe('days of a plan', () => {
  test('G-11 are taken off the next bill as shown, once for each key, and the owner is told', async () => {
    const { id, currentPeriodEnd } = await subscribe(app, buyer, 'pro-monthly');
    const shown = await bill(id, 7);
    expect(shown).toMatchObject({ amount: 4900, dueAt: currentPeriodEnd, isUnpaid: false });
    const { credit = 0, amountAfterCredit } = shown ?? {};
    expect(credit).toBeGreaterThan(1000);
    expect(amountAfterCredit).toBe(4900 - credit);
    const days = { days: 7, expectedCredit: credit, key: `days-${id}` };
    await act(id, 'day-credits', days).expect(200);
    await act(id, 'day-credits', days).expect(200);
    await app.runJobs();
    expect(await bill(id)).toMatchObject({ amount: amountAfterCredit });
    expect(subjectsTo(app, buyer)).toContain('You have 7 days of Pro for free');
    await app.travel(32 * DAY);
    expect((await read(id)).payments).toMatchObject([
      { kind: 'renewal', amount: amountAfterCredit },
      { kind: 'first' },
    ]);
    expect(await audited(id)).toMatchObject([{ after: { creditedDays: 7, creditedCents: credit } }]);
    expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
  });

  test('G-11 are refused where no bill follows, where they cost something else, and out of bounds', async () => {
    const { id } = await subscribe(app, buyer, 'pro-monthly');
    const credit = { days: 7, expectedCredit: 1, key: `wrong-${id}` };
    expect((await act(id, 'day-credits', credit).expect(409)).body.code).toBe('subscription_state');
    await act(id, 'day-credits', { ...credit, days: 91 }).expect(422);
    await act('none', 'day-credits', credit).expect(404);
    await app.http().post('/subscriptions/cancel').set(buyer.auth).expect(200);
    await act(id, 'day-credits', { ...credit, key: `canceled-${id}` }).expect(409);
    expect(await audited(id)).toEqual([]);
  });
});

describe('an unpaid renewal', () => {
  test('G-11 is charged again with a card that pays: the plan goes on, told and audited once', async () => {
    const { id } = await subscribe(app, buyer, 'pro-monthly', refusedLater);
    await app.travel(32 * DAY);
    expect(await bill(id)).toMatchObject({ amount: 4900, isUnpaid: true });
    const refused = { expectedAmount: 4900, key: `refused-${id}` };
    expect((await act(id, 'payment-retries', refused)).body.code).toBe('payment_declined');
    await app.db
      .updateTable('payments_sandbox_subscription')
      .set({ is_card_refused: false })
      .where('customer_ref', '=', await customerOf(buyer))
      .execute();
    const paid = { expectedAmount: 4900, key: `paid-${id}` };
    await act(id, 'payment-retries', paid).expect(200);
    await app.runJobs();
    await act(id, 'payment-retries', paid).expect(200);
    await app.runJobs();
    expect(await read(id)).toMatchObject({ status: 'active', payments: [{ kind: 'renewal', amount: 4900 }, {}] });
    expect(subjectsTo(app, buyer)).toContain('Your Pro plan was renewed');
    expect(await audited(id)).toMatchObject([{ after: { retriedCents: 4900 } }, { after: { retriedCents: 4900 } }]);
  });

  test('G-11 is not charged where nothing is unpaid, or something else is', async () => {
    const { id } = await subscribe(app, buyer, 'pro-monthly');
    await act(id, 'payment-retries', { expectedAmount: 4900, key: `nothing-${id}` }).expect(409);
    await act(id, 'payment-retries', { expectedAmount: -1, key: `nonsense-${id}` }).expect(422);
    await act('none', 'payment-retries', { expectedAmount: 4900, key: 'none' }).expect(404);
    await get('none/bill').expect(404);
    await get(`${id}/bill?days=0`).expect(422);
    const late = await signUpForYears(app);
    const unpaid = await subscribe(app, late, 'pro-monthly', refusedLater);
    await app.travel(32 * DAY);
    await act(unpaid.id, 'payment-retries', { expectedAmount: 1, key: `other-${id}` }).expect(409);
  });

  test('a trial is billed nothing', async () => {
    await app.http().post('/subscriptions/trial').set(buyer.auth).send({ planId: 'membership-monthly' }).expect(201);
    expect(await bill((await planOf(app, buyer))?.id ?? '')).toBeNull();
  });
});
