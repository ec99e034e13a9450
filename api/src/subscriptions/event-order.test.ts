import fc from 'fast-check';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { openPlan, signUpForYears } from '../../test/support/test-subscription.ts';
import { auditLedger } from '../ledger/ledger.service.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import { signPayload } from '../payments/signature.ts';

let app: TestApp;
let stories = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const monthsLater = (months: number) => new Date(Date.UTC(2026, months, 10, 9)).toISOString();

/** Returns the events of a plan that is renewed twice, once late, upgraded, and optionally ended by the provider. */
function story(sessionId: string, reference: string, subscriptionRef: string, hasEnd: boolean): PaymentEvent[] {
  const period = (month: number) => ({ periodStart: monthsLater(month), periodEnd: monthsLater(month + 1) });
  const starter = { priceCents: 1900, interval: 'month' as const };
  const pro = { priceCents: 4900, interval: 'month' as const };
  const paid = (name: string, amountCents: number) => ({ amountCents, paymentRef: `${name}-${subscriptionRef}` });
  const id = (name: string) => ({ id: `${name}-${subscriptionRef}`, subscriptionRef });
  const failed = { type: 'subscription.payment-failed' as const, reason: 'Declined.', periodStart: monthsLater(1) };
  const card = { brand: 'Visa', last4: '4242' };
  const started = { ...id('start'), sessionId, reference, customerRef: `cus-${reference}`, card };
  return [
    { ...started, type: 'subscription.started', ...starter, ...period(0), ...paid('first', 1900) },
    { ...id('failed-1'), ...failed, attempt: 1 },
    { ...id('failed-2'), ...failed, attempt: 2 },
    { ...id('renewed-1'), type: 'subscription.renewed', ...starter, ...period(1), ...paid('second', 1900) },
    { ...id('charged'), type: 'subscription.charged', ...pro, ...period(1), ...paid('change', 1500) },
    { ...id('renewed-2'), type: 'subscription.renewed', ...pro, ...period(2), ...paid('third', 4900) },
    {
      id: `refund-${subscriptionRef}`,
      type: 'payment.refunded',
      refundRef: `re-${subscriptionRef}`,
      ...paid('change', 1500),
    },
    ...(hasEnd ? [{ ...id('ended'), type: 'subscription.ended' as const, at: monthsLater(3) }] : []),
  ];
}

async function deliver(event: PaymentEvent): Promise<void> {
  const payload = Buffer.from(JSON.stringify(event));
  await app.shop.paymentEvents.receive(payload, signPayload(app.secrets.sandboxWebhook, payload, app.clock.now()));
}

/** Returns the state once all events have arrived. */
async function outcomeOf({ userId }: SignedIn) {
  const row = await app.db
    .selectFrom('subscriptions_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const payments = await app.db
    .selectFrom('subscriptions_payment')
    .select(['kind', 'amount_cents', 'refunded_cents'])
    .where('subscription_id', '=', row.id)
    .orderBy('amount_cents')
    .orderBy('kind')
    .execute();
  const {
    status,
    plan_id: planId,
    price_cents: priceCents,
    period_start: from,
    period_end: until,
    ended_at: ended,
  } = row;
  return { status, planId, priceCents, from, until, ended, payments };
}

const rounds = 60;

test.each([false, true])(
  `${rounds} orders of the same events, with repeats, lead to the same plan and to sound books (ended: %s)`,
  async (hasEnd) => {
    const expected = {
      status: hasEnd ? 'expired' : 'active',
      planId: 'pro-monthly',
      priceCents: 4900,
      from: new Date(monthsLater(2)),
      until: new Date(monthsLater(3)),
      ended: hasEnd ? new Date(monthsLater(3)) : null,
      payments: [
        { kind: 'change', amount_cents: 1500, refunded_cents: 1500 },
        { kind: 'first', amount_cents: 1900, refunded_cents: 0 },
        { kind: 'renewal', amount_cents: 1900, refunded_cents: 0 },
        { kind: 'renewal', amount_cents: 4900, refunded_cents: 0 },
      ],
    };
    const buyer = await signUpForYears(app);
    const length = story('', '', '', hasEnd).length;
    const orders = fc.shuffledSubarray([...Array(length).keys(), ...Array(length).keys()], {
      minLength: length * 2,
      maxLength: length * 2,
    });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        await forget(buyer);
        stories += 1;
        const sessionId = await openPlan(app, buyer, 'starter-monthly');
        const { id } = await app.db
          .selectFrom('subscriptions_session')
          .select('id')
          .where('session_id', '=', sessionId)
          .executeTakeFirstOrThrow();
        const events = story(sessionId, id, `sub-${stories}`, hasEnd);
        for (const index of order) {
          const event = events[index];
          if (event) await deliver(event);
        }
        expect(await outcomeOf(buyer)).toEqual(expected);
      }),
      { numRuns: rounds },
    );
    expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
  },
);

/** Deletes the previous subscription, so that the next run starts empty. */
async function forget({ userId }: SignedIn): Promise<void> {
  const past = app.db.selectFrom('subscriptions_subscription').select('id').where('user_id', '=', userId);
  const paid = app.db.selectFrom('subscriptions_payment').select('id').where('subscription_id', 'in', past);
  await app.db.deleteFrom('subscriptions_refund').where('payment_id', 'in', paid).execute();
  await app.db.deleteFrom('subscriptions_payment').where('subscription_id', 'in', past).execute();
  await app.db.deleteFrom('subscriptions_session').where('user_id', '=', userId).execute();
  await app.db.deleteFrom('subscriptions_subscription').where('user_id', '=', userId).execute();
}

test('an event of a subscription that never starts waits, and does nothing', async () => {
  const event = {
    id: 'lonely',
    type: 'subscription.ended',
    subscriptionRef: 'sub-unknown',
    at: monthsLater(1),
  } as const;
  await deliver(event);
  await deliver(event);
  const early = app.db.selectFrom('subscriptions_early_event').selectAll().where('event_id', '=', 'lonely');
  expect(await early.execute()).toHaveLength(1);
});
