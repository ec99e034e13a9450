import { addDays } from '../../platform/clock/clock.ts';
import type { Db, Trx } from '../../database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newSecret } from '../../platform/ids/ids.ts';
import { periodEnd } from '../billing-period.ts';
import type { PaymentCard } from '../payment-event.ts';
import { prorate } from '../proration.ts';
import type { PlanChange, PlanTerms } from '../provider.ts';
import { isRefusedLater } from './sandbox-cards.ts';
import { reportEvent } from './sandbox-events.ts';
import { recordPayment } from './sandbox-payments.repository.ts';
import type { SandboxSession } from './sandbox-sessions.repository.ts';
import {
  insertSubscription,
  lockDueSubscription,
  nothingPlanned,
  updateSubscription,
  type SandboxSubscription,
} from './sandbox-subscriptions.repository.ts';

/** Maximum attempts to charge a renewal. */
export const maxAttempts = 4;
const daysBetweenAttempts = 2;
/** Days after the paid period until an unpaid subscription ends. */
const daysToRepair = 7;
/** Message for a declined renewal. */
export const refusedWords = 'Your card was declined.';

/** Starts the subscription of a session that was just paid. */
export async function startSubscription(
  trx: Trx,
  session: SandboxSession,
  card: PaymentCard,
  now: Date,
): Promise<void> {
  if (!session.subscription) throw new Error('the session is of a single payment');
  const { interval, reference, customerRef } = session.subscription;
  const end = periodEnd(now, now, interval);
  const id = `sub_${newSecret()}`;
  const paymentRef = `pay_${session.id}`;
  await recordPayment(trx, { ...session, id: paymentRef, key: session.id }, now);
  const started: SandboxSubscription = {
    id,
    session_id: session.id,
    reference,
    customer_ref: customerRef,
    label: session.label,
    price_cents: session.amountCents,
    interval,
    status: 'active',
    anchor_at: now,
    period_start: now,
    period_end: end,
    credit_cents: 0,
    ...nothingPlanned,
    card_brand: card.brand,
    card_last4: card.last4,
    is_card_refused: isRefusedLater(card),
    attempts: 0,
    due_at: end,
    delivery: session.delivery,
    created_at: now,
  };
  await insertSubscription(trx, started);
  const event = {
    id: `evt_started_${id}`,
    type: 'subscription.started',
    sessionId: session.id,
    reference,
    subscriptionRef: id,
    customerRef,
    card,
    ...termsOf(started),
    amountCents: session.amountCents,
    paymentRef,
  } as const;
  await reportEvent(trx, event, session.delivery, now);
}

/** Computes the proration of a price change for a locked subscription. */
export function previewOf(subscription: SandboxSubscription, { priceCents, interval }: PlanTerms, at: Date) {
  return prorate(
    {
      priceCents: subscription.price_cents,
      interval: subscription.interval,
      periodStart: subscription.period_start,
      periodEnd: subscription.period_end,
      creditCents: subscription.credit_cents,
    },
    { priceCents, interval },
    at,
  );
}

/** Changes the price of a locked subscription and charges the difference. @throws payment_declined */
export async function changeNow(
  trx: Trx,
  subscription: SandboxSubscription,
  change: PlanChange,
  now: Date,
): Promise<void> {
  const { dueNowCents: amountCents, ...preview } = previewOf(subscription, change, change.at);
  const paymentRef = `pay_${newSecret()}`;
  const { delivery } = subscription;
  const key = `${subscription.id}:${change.key}`;
  if (amountCents > 0 && subscription.is_card_refused) throw new Problem('payment_declined');
  if (!(await recordPayment(trx, { id: paymentRef, amountCents, key, delivery }, now))) return;
  const isRestart = change.interval !== subscription.interval;
  const changed = await updateSubscription(trx, subscription, {
    price_cents: change.priceCents,
    interval: change.interval,
    label: change.label,
    credit_cents: preview.creditCents,
    period_start: preview.periodStart,
    period_end: preview.periodEnd,
    ...(isRestart && { anchor_at: preview.periodStart, status: 'active', attempts: 0 }),
    ...(subscription.status === 'active' || isRestart ? { due_at: preview.periodEnd } : {}),
    ...nothingPlanned,
  });
  const event = {
    id: `evt_charged_${paymentRef}`,
    type: 'subscription.charged',
    subscriptionRef: subscription.id,
    ...termsOf(changed),
    amountCents,
    paymentRef,
  } as const;
  await reportEvent(trx, event, delivery, now);
}

/** Ends a locked subscription and reports it. */
export async function endSubscription(trx: Trx, subscription: SandboxSubscription, at: Date, now: Date): Promise<void> {
  await updateSubscription(trx, subscription, { status: 'ended', ...nothingPlanned });
  const { id, delivery } = subscription;
  const ended = { type: 'subscription.ended', subscriptionRef: id, at: at.toISOString() } as const;
  await reportEvent(trx, { id: `evt_ended_${id}`, ...ended }, delivery, now);
}

/** Bills all due subscriptions, each step in its own transaction. */
export async function billDueSubscriptions(writes: Db, now: Date): Promise<void> {
  const billOne = () =>
    inTransaction(writes, async (trx) => {
      const due = await lockDueSubscription(trx, now);
      if (due) await billSubscription(trx, due, now);
      return due !== undefined;
    });
  while (await billOne());
}

/** Performs the next due step of a locked subscription: end, renewal or another declined attempt. */
export async function billSubscription(trx: Trx, subscription: SandboxSubscription, now: Date): Promise<void> {
  if (subscription.ends_with_period) return endSubscription(trx, subscription, subscription.period_end, now);
  if (subscription.attempts >= maxAttempts) return endSubscription(trx, subscription, subscription.due_at, now);
  const next = withPending(subscription);
  const amountCents = renewalCents(subscription);
  if (amountCents > 0 && subscription.is_card_refused) return refuseRenewal(trx, subscription, now);
  const renewed = await updateSubscription(trx, subscription, {
    ...next,
    status: 'active',
    attempts: 0,
    credit_cents: Math.max(0, subscription.credit_cents - next.price_cents),
    due_at: next.period_end,
    ...nothingPlanned,
  });
  const paymentRef = `pay_${newSecret()}`;
  const name = `${subscription.id}_${next.period_start.getTime()}`;
  await recordPayment(trx, { id: paymentRef, amountCents, key: name, delivery: subscription.delivery }, now);
  const event = {
    id: `evt_renewed_${name}`,
    type: 'subscription.renewed',
    subscriptionRef: subscription.id,
    ...termsOf(renewed),
    amountCents,
    paymentRef,
  } as const;
  await reportEvent(trx, event, subscription.delivery, now);
}

/** Returns the charge of the next period, less remaining credit. */
export function renewalCents(subscription: SandboxSubscription): number {
  return Math.max(0, withPending(subscription).price_cents - subscription.credit_cents);
}

/** Returns the subscription with its planned price applied. */
function withPending(subscription: SandboxSubscription) {
  const { period_end: start, interval: presentInterval } = subscription;
  const interval = subscription.pending_interval ?? presentInterval;
  const anchor = interval === presentInterval ? subscription.anchor_at : start;
  return {
    price_cents: subscription.pending_price_cents ?? subscription.price_cents,
    label: subscription.pending_label ?? subscription.label,
    interval,
    anchor_at: anchor,
    period_start: start,
    period_end: periodEnd(anchor, start, interval),
  };
}

async function refuseRenewal(trx: Trx, subscription: SandboxSubscription, now: Date): Promise<void> {
  const attempt = subscription.attempts + 1;
  const daysToNext = attempt < maxAttempts ? attempt * daysBetweenAttempts : daysToRepair;
  await updateSubscription(trx, subscription, {
    status: 'past-due',
    attempts: attempt,
    due_at: addDays(subscription.period_end, daysToNext),
  });
  const event = {
    id: `evt_refused_${subscription.id}_${subscription.period_end.getTime()}_${attempt}`,
    type: 'subscription.payment-failed',
    subscriptionRef: subscription.id,
    periodStart: subscription.period_end.toISOString(),
    reason: refusedWords,
    attempt,
  } as const;
  await reportEvent(trx, event, subscription.delivery, now);
}

function termsOf(subscription: SandboxSubscription) {
  return {
    priceCents: subscription.price_cents,
    interval: subscription.interval,
    periodStart: subscription.period_start.toISOString(),
    periodEnd: subscription.period_end.toISOString(),
  };
}
