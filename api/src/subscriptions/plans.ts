import type { DbOrTrx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { BillingInterval } from '../payments/payment-event.ts';
import { planTerms, type PlanRow } from './plan-terms.ts';
import { allPlans } from './plans.repository.ts';
import type { PlanDto } from './subscriptions.contract.ts';

/** A plan that is paid. */
export interface PaidPlan extends PlanRow {
  readonly interval: BillingInterval;
}

const ranks: Record<PlanRow['tier'], number> = { free: 0, membership: 1, starter: 2, pro: 3, elite: 4 };

/** Plans in words and figures; a yearly one is measured by the monthly one of its tier. */
export function viewPlans(rows: readonly PlanRow[]): PlanDto[] {
  const monthly = new Map(
    rows.filter(({ interval }) => interval === 'month').map(({ tier, price_cents: price }) => [tier, price]),
  );
  return rows.map((row) => planTerms(row, monthly.get(row.tier) ?? null));
}

function isPaid(plan: PlanRow): plan is PaidPlan {
  return plan.interval !== null;
}

/** A plan that can be paid for. @throws not_found */
export async function paidPlan(db: DbOrTrx, id: string): Promise<PaidPlan> {
  const plan = (await allPlans(db)).find((each) => each.id === id);
  if (!plan || !isPaid(plan)) throw new Problem('not_found', { message: 'There is no such plan.' });
  return plan;
}

/** The paid plan that costs so much so often; undefined when none does. */
export async function planAtPrice(
  db: DbOrTrx,
  priceCents: number,
  interval: BillingInterval,
): Promise<PaidPlan | undefined> {
  const plans = (await allPlans(db)).filter(isPaid);
  return plans.find((plan) => plan.price_cents === priceCents && plan.interval === interval);
}

/** Whether a change gives more, and so counts at once: a higher tier, or the year instead of the month. */
export function isUpgrade(from: Pick<PlanRow, 'tier' | 'interval'>, to: Pick<PlanRow, 'tier' | 'interval'>): boolean {
  if (from.tier !== to.tier) return ranks[to.tier] > ranks[from.tier];
  return from.interval === 'month' && to.interval === 'year';
}
