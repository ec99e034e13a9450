import type { DbOrTrx } from '../database.ts';
import type { PlanRow } from './plan-terms.ts';

/** Every plan, in the order they are shown. */
export function allPlans(db: DbOrTrx): Promise<PlanRow[]> {
  return db.selectFrom('subscriptions_plan').selectAll().orderBy('position').execute();
}
