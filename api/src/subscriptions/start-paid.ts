import type { Trx } from '../database.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import { endSubscriptionLater, refundLater } from '../payments/provider-jobs.ts';
import { bookPayment } from './payment-book.ts';
import { begin, move } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import type { EventDependencies } from './subscriptions.ports.ts';
import {
  findRunning,
  insertSubscription,
  reread,
  updateSession,
  type SessionRow,
  type SubscriptionRow,
} from './subscriptions.repository.ts';

type StartEvent = Extract<PaymentEvent, { type: 'subscription.started' }>;

/** Starts the subscription of a paid session of a locked user; a running trial is converted to it. */
export async function startPaid(
  shop: EventDependencies,
  trx: Trx,
  session: SessionRow,
  event: StartEvent,
): Promise<void> {
  const running = await findRunning(trx, session.user_id);
  const isTrial = running?.subscription_ref === null;
  const started =
    running && !isTrial
      ? await refuseSecond(shop, trx, session, event)
      : await start(shop, trx, session, event, running);
  await updateSession(trx, session.id, { status: 'paid', subscription_id: started.id, payment_error: null });
}

function factsOf(session: SessionRow, event: StartEvent) {
  return {
    plan_id: session.plan_id,
    plan_version: session.plan_version,
    price_cents: session.price_cents,
    subscription_ref: event.subscriptionRef,
    customer_ref: event.customerRef,
    card_brand: event.card?.brand ?? null,
    card_last4: event.card?.last4 ?? null,
    started_at: new Date(event.periodStart),
    period_start: new Date(event.periodStart),
    period_end: new Date(event.periodEnd),
  };
}

async function start(
  shop: EventDependencies,
  trx: Trx,
  session: SessionRow,
  event: StartEvent,
  trial: SubscriptionRow | undefined,
): Promise<SubscriptionRow> {
  const now = shop.clock.now();
  const facts = factsOf(session, event);
  const { paymentRef, amountCents } = event;
  const subscription = trial
    ? await move(trx, await reread(trx, trial.id), { to: 'active', cause: event.type, at: now, change: facts })
    : await begin(
        trx,
        await insertSubscription(trx, { ...facts, user_id: session.user_id, status: 'active', trial_ends_at: null }),
        event.type,
        now,
      );
  await bookPayment(shop, trx, subscription, {
    kind: 'first',
    paymentRef,
    amountCents,
    periodStart: facts.period_start,
  });
  await mailLater(trx, 'started', subscription, paymentRef, { amountCents });
  return subscription;
}

/** Handles two pages paid at once: the second plan ends before it begins and is refunded. */
async function refuseSecond(
  shop: EventDependencies,
  trx: Trx,
  session: SessionRow,
  event: StartEvent,
): Promise<SubscriptionRow> {
  const { logger } = shop;
  const now = shop.clock.now();
  const { paymentRef, amountCents, subscriptionRef } = event;
  logger.error({ subscriptionRef }, 'a second subscription was paid; it is ended and refunded');
  const facts = { ...factsOf(session, event), user_id: session.user_id, trial_ends_at: null };
  const over = { status: 'expired', ended_at: now, end_cause: 'second' } as const;
  const second = await begin(trx, await insertSubscription(trx, { ...facts, ...over }), event.type, now);
  await bookPayment(shop, trx, second, {
    kind: 'first',
    paymentRef,
    amountCents,
    periodStart: facts.period_start,
  });
  await endSubscriptionLater(trx, subscriptionRef);
  await refundLater(trx, { paymentRef, amountCents, key: `second-${paymentRef}` });
  return second;
}
