import type { DbOrTrx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { BillingInterval } from '../payments/payment-event.ts';
import { planTerms, type PlanRow } from './plan-terms.ts';
import { allPlans, findAgreedPlan, findPlanAtPrice } from './plans.repository.ts';
import type { PlanDto } from './subscriptions.contract.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** A plan that is paid. */
export interface PaidPlan extends PlanRow {
  readonly interval: BillingInterval;
}

/** The plan somebody agreed to, in the version of then. */
type Agreed = Pick<SubscriptionRow, 'plan_id' | 'plan_version'>;

const ranks: Record<PlanRow['tier'], number> = { free: 0, membership: 1, starter: 2, pro: 3, elite: 4 };

/** Plans in words and figures; a yearly one is measured by the monthly one of its tier. */
export function viewPlans(rows: readonly PlanRow[]): PlanDto[] {
  return rows.map((row) => planTerms(row, monthlyPrice(rows, row)));
}

/** One plan in words and figures, in whatever version. */
export async function viewPlan(db: DbOrTrx, plan: PlanRow): Promise<PlanDto> {
  return planTerms(plan, monthlyPrice(await allPlans(db), plan));
}

function monthlyPrice(plans: readonly PlanRow[], { tier }: PlanRow): number | null {
  return plans.find((each) => each.tier === tier && each.interval === 'month')?.price_cents ?? null;
}

function isPaid(plan: PlanRow): plan is PaidPlan {
  return plan.interval !== null;
}

/** A plan that can be chosen and paid for now. @throws not_found */
export async function offeredPlan(db: DbOrTrx, id: string): Promise<PaidPlan> {
  const plan = (await allPlans(db)).find((each) => each.id === id);
  if (!plan?.is_on_sale || !isPaid(plan)) throw new Problem('not_found', { message: 'There is no such plan.' });
  return plan;
}

/** The plan that somebody has, as they agreed to it. */
export async function agreedPlan(db: DbOrTrx, { plan_id: id, plan_version: version }: Agreed): Promise<PaidPlan> {
  const plan = await findAgreedPlan(db, id, version);
  if (!plan || !isPaid(plan)) throw new Error(`version ${version} of the plan ${id} is gone`);
  return plan;
}

/** The plan that somebody changes to at the end of their period; null when no change is waiting. */
export async function pendingPlan(db: DbOrTrx, subscription: SubscriptionRow): Promise<PaidPlan | null> {
  const { pending_plan_id: id, pending_plan_version: version } = subscription;
  return id === null || version === null ? null : agreedPlan(db, { plan_id: id, plan_version: version });
}

/** The paid plan that costs so much so often; undefined when none does. */
export async function planAtPrice(
  db: DbOrTrx,
  priceCents: number,
  interval: BillingInterval,
): Promise<PaidPlan | undefined> {
  const plan = await findPlanAtPrice(db, priceCents, interval);
  return plan && isPaid(plan) ? plan : undefined;
}

/** Whether a change gives more, and so counts at once: a higher tier, or the year instead of the month. */
export function isUpgrade(from: Pick<PlanRow, 'tier' | 'interval'>, to: Pick<PlanRow, 'tier' | 'interval'>): boolean {
  if (from.tier !== to.tier) return ranks[to.tier] > ranks[from.tier];
  return from.interval === 'month' && to.interval === 'year';
}
