import { addDays, type Clock } from '../platform/clock/clock.ts';
import type { DbOrTrx } from '../database.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { downloadsOf, quotaMonth } from './active-plan.ts';
import { firstPayment } from './payments.repository.ts';
import { agreedPlan, pendingPlan, viewPlan } from './plans.ts';
import type { PlanSessionDto, SubscriptionDto } from './subscriptions.contract.ts';
import { findSubscription, type OpenedSession, type SubscriptionRow } from './subscriptions.repository.ts';

/** Days in which the first payment is refunded on request. */
export const moneyBackDays = 30;

/** Counts the distinct patterns claimed with a plan in the month that starts at an instant. */
export type UsedDownloads = (
  db: DbOrTrx,
  month: { readonly subscriptionId: string; readonly start: Date },
) => Promise<number>;

interface ViewDependencies {
  readonly clock: Clock;
  readonly usedDownloads: UsedDownloads;
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Converts a subscription to its owner's view. */
export async function viewSubscription(
  db: DbOrTrx,
  { clock, usedDownloads }: ViewDependencies,
  row: SubscriptionRow,
): Promise<SubscriptionDto> {
  const plan = await agreedPlan(db, row);
  const now = clock.now();
  const isOver = row.status === 'expired';
  const month = quotaMonth(row, isOver ? row.period_start : now);
  const limit = downloadsOf(row, plan, now);
  const used = await usedDownloads(db, { subscriptionId: row.id, start: month.start });
  const pending = isOver ? null : await pendingPlan(db, row);
  return {
    id: row.id,
    plan: await viewPlan(db, plan),
    status: row.status,
    price: row.price_cents,
    startedAt: row.started_at.toISOString(),
    currentPeriodStart: row.period_start.toISOString(),
    currentPeriodEnd: row.period_end.toISOString(),
    cancelAtPeriodEnd: row.status === 'canceled',
    pendingPlan: pending && (await viewPlan(db, pending)),
    pendingAt: pending === null ? null : row.period_end.toISOString(),
    trialEndsAt: iso(row.trial_ends_at),
    graceEndsAt: iso(row.grace_ends_at),
    card: row.card_brand === null || row.card_last4 === null ? null : { brand: row.card_brand, last4: row.card_last4 },
    downloadsUsed: used,
    downloadsLeft: limit === null ? null : Math.max(limit - used, 0),
    moneyBackUntil: isOver ? null : await moneyBackUntil(db, row.id, now),
  };
}

async function moneyBackUntil(db: DbOrTrx, subscriptionId: string, now: Date): Promise<string | null> {
  const first = await firstPayment(db, subscriptionId);
  if (!first || first.refunded_cents > 0) return null;
  const until = addDays(first.paid_at, moneyBackDays);
  return until > now ? until.toISOString() : null;
}

/** Converts a payment session of a plan to its owner's view. */
export async function viewSession(
  db: DbOrTrx,
  shop: ViewDependencies & { readonly payments: Pick<PaymentProvider, 'paymentUrl'> },
  row: OpenedSession,
  receiptEmail: string,
): Promise<PlanSessionDto> {
  const subscription = row.subscription_id === null ? undefined : await findSubscription(db, 'id', row.subscription_id);
  return {
    id: row.id,
    sessionId: row.session_id,
    status: statusOf(row),
    plan: await viewPlan(db, await agreedPlan(db, row)),
    price: row.price_cents,
    receiptEmail,
    sessionUrl: row.status === 'open' ? await shop.payments.paymentUrl(db, row.session_id) : null,
    paymentError: row.payment_error,
    subscription: subscription ? await viewSubscription(db, shop, subscription) : null,
  };
}

function statusOf({ status, payment_error: refusal }: OpenedSession): PlanSessionDto['status'] {
  if (status === 'paid') return 'active';
  if (status === 'expired') return 'expired';
  return refusal === null ? 'pending' : 'failed';
}
