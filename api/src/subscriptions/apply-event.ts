import { addDays } from '../platform/clock/clock.ts';
import type { Trx } from '../database.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import { refundLater } from '../payments/provider-jobs.ts';
import { bookPayment } from './payment-book.ts';
import { agreedPlan, isUpgrade, pendingPlan, planAtPrice } from './plans.ts';
import { applyParkedRefunds, applyRefund } from './refund-effects.ts';
import { startPaid } from './start-paid.ts';
import { end, move, nothingPending } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import type { EventDependencies } from './subscriptions.ports.ts';
import { lockPerson } from '../account/people.ts';
import {
  findSession,
  findSubscription,
  keepEarlyEvent,
  reread,
  takeEarlyEvents,
  updateSession,
  type SubscriptionChange,
  type SubscriptionRow,
} from './subscriptions.repository.ts';

/** Days a plan continues while its renewal is unpaid. */
const graceDays = 7;

type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>;
type Follower = EventOf<
  'subscription.renewed' | 'subscription.charged' | 'subscription.payment-failed' | 'subscription.ended'
>;

/**
 * Applies an event in the transaction that records its delivery. Each event is applied once, in any order: a period if
 * it starts after the current one, a failure if its period is unpaid, an end permanently. Events that precede the start
 * wait for it; those of unknown subscriptions are ignored.
 */
export async function applyEvent(shop: EventDependencies, trx: Trx, event: PaymentEvent): Promise<void> {
  switch (event.type) {
    case 'payment.succeeded':
      return;
    case 'payment.failed':
      return noteRefusal(trx, event);
    case 'payment.refunded':
      return applyRefund(shop, trx, event);
    case 'subscription.started':
      return applyStart(shop, trx, event);
    default:
      return follow(shop, trx, event);
  }
}

/** Records that the card was declined on a plan's payment page. */
async function noteRefusal(trx: Trx, { sessionId, reason }: EventOf<'payment.failed'>): Promise<void> {
  const session = await findSession(trx, sessionId);
  if (session?.status === 'open') await updateSession(trx, session.id, { payment_error: reason });
}

async function applyStart(shop: EventDependencies, trx: Trx, event: EventOf<'subscription.started'>): Promise<void> {
  const session = await findSession(trx, event.sessionId);
  if (!session) {
    shop.logger.error({ subscriptionRef: event.subscriptionRef }, 'a subscription started that nobody asked for');
    return;
  }
  await lockPerson(trx, session.user_id);
  if (await findSubscription(trx, 'subscription_ref', event.subscriptionRef)) return;
  await startPaid(shop, trx, session, event);
  await applyParkedRefunds(shop, trx, event);
  for (const early of await takeEarlyEvents(trx, event.subscriptionRef)) await applyEvent(shop, trx, early);
}

async function follow(shop: EventDependencies, trx: Trx, event: Follower): Promise<void> {
  const found = await findSubscription(trx, 'subscription_ref', event.subscriptionRef);
  if (!found) {
    await keepEarlyEvent(trx, event.subscriptionRef, event, shop.clock.now());
    return;
  }
  await lockPerson(trx, found.user_id);
  const subscription = await reread(trx, found.id);
  switch (event.type) {
    case 'subscription.renewed':
      await renew(shop, trx, subscription, event);
      break;
    case 'subscription.charged':
      await noteChange(shop, trx, subscription, event);
      break;
    case 'subscription.payment-failed':
      await fail(shop, trx, subscription, event);
      break;
    case 'subscription.ended':
      await endByProvider(trx, subscription, event);
  }
  if ('paymentRef' in event) await applyParkedRefunds(shop, trx, event);
}

/** Converts the provider's terms to changes of our subscription. */
async function termsOf(
  trx: Trx,
  subscription: SubscriptionRow,
  event: EventOf<'subscription.renewed' | 'subscription.charged'>,
): Promise<SubscriptionChange> {
  const period = { period_start: new Date(event.periodStart), period_end: new Date(event.periodEnd) };
  const plan = await agreedPlan(trx, subscription);
  if (event.priceCents === subscription.price_cents && event.interval === plan.interval) return period;
  const isPending = subscription.pending_price_cents === event.priceCents;
  const pending = isPending ? await pendingPlan(trx, subscription) : null;
  const next = pending ?? (await planAtPrice(trx, event.priceCents, event.interval));
  if (!next) return period;
  return { ...period, plan_id: next.id, plan_version: next.version, price_cents: event.priceCents, ...nothingPending };
}

async function renew(
  shop: EventDependencies,
  trx: Trx,
  subscription: SubscriptionRow,
  event: EventOf<'subscription.renewed'>,
): Promise<void> {
  const now = shop.clock.now();
  const { paymentRef, amountCents } = event;
  const start = new Date(event.periodStart);
  const payment = { kind: 'renewal', paymentRef, amountCents, periodStart: start } as const;
  if (!(await bookPayment(shop, trx, subscription, payment))) return;
  if (start <= subscription.period_start) return;
  if (subscription.status === 'expired' && !wasRunningAt(subscription, start)) {
    // The charge crossed our cancellation; refund it, since the period is not provided.
    if (amountCents > 0) await refundLater(trx, { paymentRef, amountCents, key: `late-${paymentRef}` });
    return;
  }
  const change = await termsOf(trx, subscription, event);
  const to = subscription.status === 'past_due' ? 'active' : subscription.status;
  const renewed = await move(trx, subscription, { to, cause: event.type, at: now, change });
  if (to === 'active') await mailLater(trx, 'renewed', renewed, paymentRef, { amountCents });
}

/**
 * Returns whether the plan was in force at the start of a period: the provider reports ends afterwards, while ours are
 * immediate.
 */
function wasRunningAt({ ended_at: endedAt, end_cause: cause }: SubscriptionRow, start: Date): boolean {
  return cause === 'provider' && endedAt !== null && start < endedAt;
}

/** Records the charge of a plan change. Our own step has already recorded the new plan, unless it was interrupted. */
async function noteChange(
  shop: EventDependencies,
  trx: Trx,
  subscription: SubscriptionRow,
  event: EventOf<'subscription.charged'>,
): Promise<void> {
  const now = shop.clock.now();
  const { paymentRef, amountCents } = event;
  const start = new Date(event.periodStart);
  const payment = { kind: 'change', paymentRef, amountCents, periodStart: start } as const;
  if (!(await bookPayment(shop, trx, subscription, payment))) return;
  if (start < subscription.period_start) return;
  const change = await termsOf(trx, subscription, event);
  if (start.getTime() === subscription.period_start.getTime() && change.plan_id !== undefined) {
    // Of two changes in one period, the first may be reported last; only upgrades are charged.
    const [before, after] = [
      await agreedPlan(trx, subscription),
      await planAtPrice(trx, event.priceCents, event.interval),
    ];
    if (!after || !isUpgrade(before, after)) return;
  }
  const changed = await move(trx, subscription, { to: subscription.status, cause: event.type, at: now, change });
  if (changed.plan_id !== subscription.plan_id) await mailLater(trx, 'changed', changed, paymentRef, { amountCents });
}

async function fail(
  shop: EventDependencies,
  trx: Trx,
  subscription: SubscriptionRow,
  event: EventOf<'subscription.payment-failed'>,
): Promise<void> {
  const unpaidFrom = new Date(event.periodStart);
  const isUnpaid = unpaidFrom > subscription.period_start;
  if (!isUnpaid || (subscription.status !== 'active' && subscription.status !== 'past_due')) return;
  const change = { grace_ends_at: addDays(unpaidFrom, graceDays), reminded_at: null };
  const now = shop.clock.now();
  const failed =
    subscription.status === 'past_due'
      ? subscription
      : await move(trx, subscription, { to: 'past_due', cause: event.type, at: now, change });
  await mailLater(trx, 'payment-failed', failed, event.id, { reason: event.reason });
}

async function endByProvider(
  trx: Trx,
  subscription: SubscriptionRow,
  event: EventOf<'subscription.ended'>,
): Promise<void> {
  if (subscription.status === 'expired') return;
  const ended = await end(trx, subscription, 'provider', new Date(event.at));
  await mailLater(trx, 'ended', ended, ended.id);
}
