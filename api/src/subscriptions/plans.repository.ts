import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';
import type { PlanRow } from './plan-terms.ts';
import type { SubscriptionTables } from './subscriptions.tables.ts';

/** Reads all plans in their current version, offered or not, in display order. */
export function allPlans(db: DbOrTrx): Promise<PlanRow[]> {
  return db.selectFrom('subscriptions_plan').selectAll().orderBy('position').execute();
}

/** Reads plans in all of their versions. */
function agreedPlans(db: DbOrTrx) {
  return db
    .selectFrom('subscriptions_plan_version as agreed')
    .innerJoin('subscriptions_plan as plan', 'plan.id', 'agreed.plan_id')
    .select(['plan.id', 'plan.offer', 'plan.tier', 'plan.interval', 'plan.position', 'plan.is_on_sale'])
    .select(['agreed.version', 'agreed.name', 'agreed.description', 'agreed.price_cents', 'agreed.perks'])
    .select(['agreed.downloads_a_month', 'agreed.downloads_once', 'agreed.license', 'agreed.includes_premium'])
    .select(['agreed.trial_days', 'agreed.trial_downloads', 'agreed.is_popular']);
}

/** Returns one version of a plan. */
export function findAgreedPlan(db: DbOrTrx, id: string, version: number): Promise<PlanRow | undefined> {
  return agreedPlans(db).where('plan.id', '=', id).where('agreed.version', '=', version).executeTakeFirst();
}

/** Returns the plan with a price and interval: in its current version, else in its newest matching one. */
export function findPlanAtPrice(
  db: DbOrTrx,
  priceCents: number,
  interval: SubscriptionTables['subscriptions_plan']['interval'],
): Promise<PlanRow | undefined> {
  return agreedPlans(db)
    .where('agreed.price_cents', '=', priceCents)
    .where('plan.interval', '=', interval)
    .where('agreed.status', '=', 'started')
    .orderBy(sql<boolean>`agreed.version = plan.version`, 'desc')
    .orderBy('agreed.version', 'desc')
    .executeTakeFirst();
}
