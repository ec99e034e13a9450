import { addDays, type Clock } from '../platform/clock/clock.ts';
import type { DbOrTrx } from '../database.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { downloadsOf, quotaMonth } from './active-plan.ts';
import { firstPayment } from './payments.repository.ts';
import { allPlans } from './plans.repository.ts';
import { paidPlan, viewPlans } from './plans.ts';
import type { PlanDto, PlanSessionDto, SubscriptionDto } from './subscriptions.contract.ts';
import { findSubscription, type OpenedSession, type SubscriptionRow } from './subscriptions.repository.ts';

/** For how many days the first payment is given back on request. */
export const moneyBackDays = 30;

/** How many different patterns were taken from a plan in the month that starts at an instant, and what was added to it. */
export type ReadPlanMonth = (
  db: DbOrTrx,
  month: { readonly subscriptionId: string; readonly start: Date },
) => Promise<{ readonly used: number; readonly extra: number }>;

interface ViewDependencies {
  readonly clock: Clock;
  readonly readPlanMonth: ReadPlanMonth;
}

async function planViews(db: DbOrTrx): Promise<(id: string) => PlanDto> {
  const plans = new Map(viewPlans(await allPlans(db)).map((plan) => [plan.id, plan]));
  return (id) => {
    const plan = plans.get(id);
    if (!plan) throw new Error(`the plan ${id} is gone`);
    return plan;
  };
}

/** A plan in words and figures. */
export async function viewPlan(db: DbOrTrx, id: string): Promise<PlanDto> {
  return (await planViews(db))(id);
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** A subscription as its owner sees it. */
export async function viewSubscription(
  db: DbOrTrx,
  { clock, readPlanMonth }: ViewDependencies,
  row: SubscriptionRow,
): Promise<SubscriptionDto> {
  const planOf = await planViews(db);
  const plan = planOf(row.plan_id);
  const now = clock.now();
  const isOver = row.status === 'expired';
  const month = quotaMonth(row, isOver ? row.period_start : now);
  const limit = downloadsOf(row, await paidPlan(db, row.plan_id));
  const { used, extra } = await readPlanMonth(db, { subscriptionId: row.id, start: month.start });
  const pendingId = isOver ? null : row.pending_plan_id;
  return {
    id: row.id,
    plan,
    status: row.status,
    price: row.price_cents,
    startedAt: row.started_at.toISOString(),
    currentPeriodStart: row.period_start.toISOString(),
    currentPeriodEnd: row.period_end.toISOString(),
    cancelAtPeriodEnd: row.status === 'canceled',
    pendingPlan: pendingId === null ? null : planOf(pendingId),
    pendingAt: pendingId === null ? null : row.period_end.toISOString(),
    trialEndsAt: iso(row.trial_ends_at),
    graceEndsAt: iso(row.grace_ends_at),
    card: row.card_brand === null || row.card_last4 === null ? null : { brand: row.card_brand, last4: row.card_last4 },
    downloadsUsed: used,
    downloadsLeft: limit === null ? null : Math.max(limit + extra - used, 0),
    moneyBackUntil: isOver ? null : await moneyBackUntil(db, row.id, now),
  };
}

async function moneyBackUntil(db: DbOrTrx, subscriptionId: string, now: Date): Promise<string | null> {
  const first = await firstPayment(db, subscriptionId);
  if (!first || first.refunded_cents > 0) return null;
  const until = addDays(first.paid_at, moneyBackDays);
  return until > now ? until.toISOString() : null;
}

/** A payment session of a plan as its owner sees it. */
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
    plan: await viewPlan(db, row.plan_id),
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
