import type { DbOrTrx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { BillingInterval } from '../payments/payment-event.ts';
import { planTerms, type PlanRow } from './plan-terms.ts';
import { allPlans, findAgreedPlan, findPlanAtPrice } from './plans.repository.ts';
import type { PlanDto } from './subscriptions.contract.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** A paid plan. */
export interface PaidPlan extends PlanRow {
  readonly interval: BillingInterval;
}

/** The plan and version a user agreed to. */
type Agreed = Pick<SubscriptionRow, 'plan_id' | 'plan_version'>;

const ranks: Record<PlanRow['tier'], number> = { free: 0, membership: 1, starter: 2, pro: 3, elite: 4 };

/** Converts plans to their views; the savings of yearly plans are relative to the monthly plan of the same tier. */
export function viewPlans(rows: readonly PlanRow[]): PlanDto[] {
  return rows.map((row) => planTerms(row, monthlyPrice(rows, row)));
}

/** Converts a plan in any version to its view. */
export async function viewPlan(db: DbOrTrx, plan: PlanRow): Promise<PlanDto> {
  return planTerms(plan, monthlyPrice(await allPlans(db), plan));
}

function monthlyPrice(plans: readonly PlanRow[], { tier }: PlanRow): number | null {
  return plans.find((each) => each.tier === tier && each.interval === 'month')?.price_cents ?? null;
}

function isPaid(plan: PlanRow): plan is PaidPlan {
  return plan.interval !== null;
}

/** Returns a paid plan that is currently offered. @throws not_found */
export async function offeredPlan(db: DbOrTrx, id: string): Promise<PaidPlan> {
  const plan = (await allPlans(db)).find((each) => each.id === id);
  if (!plan?.is_on_sale || !isPaid(plan)) throw new Problem('not_found', { message: 'There is no such plan.' });
  return plan;
}

/** Returns a user's plan in the version they agreed to. */
export async function agreedPlan(db: DbOrTrx, { plan_id: id, plan_version: version }: Agreed): Promise<PaidPlan> {
  const plan = await findAgreedPlan(db, id, version);
  if (!plan || !isPaid(plan)) throw new Error(`version ${version} of the plan ${id} is gone`);
  return plan;
}

/** Returns the plan a user changes to at the end of the period; null if no change is planned. */
export async function pendingPlan(db: DbOrTrx, subscription: SubscriptionRow): Promise<PaidPlan | null> {
  const { pending_plan_id: id, pending_plan_version: version } = subscription;
  return id === null || version === null ? null : agreedPlan(db, { plan_id: id, plan_version: version });
}

/** Returns the paid plan with a price and interval; undefined if there is none. */
export async function planAtPrice(
  db: DbOrTrx,
  priceCents: number,
  interval: BillingInterval,
): Promise<PaidPlan | undefined> {
  const plan = await findPlanAtPrice(db, priceCents, interval);
  return plan && isPaid(plan) ? plan : undefined;
}

/** Returns whether a change is an upgrade, which applies immediately: a higher tier, or yearly instead of monthly. */
export function isUpgrade(from: Pick<PlanRow, 'tier' | 'interval'>, to: Pick<PlanRow, 'tier' | 'interval'>): boolean {
  if (from.tier !== to.tier) return ranks[to.tier] > ranks[from.tier];
  return from.interval === 'month' && to.interval === 'year';
}
