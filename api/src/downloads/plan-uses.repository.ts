import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** A month of a subscription. */
interface PlanMonth {
  readonly subscriptionId: string;
  readonly start: Date;
}

/** Counts the patterns claimed in a month. */
export async function countPlanUses(db: DbOrTrx, { subscriptionId, start }: PlanMonth): Promise<number> {
  const { used } = await db
    .selectFrom('downloads_plan_use')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('subscription_id', '=', subscriptionId)
    .where('month_start', '=', start)
    .executeTakeFirstOrThrow();
  return used;
}

/** Whether a pattern was counted in a month. */
export async function isPlanUse(db: DbOrTrx, { subscriptionId, start }: PlanMonth, assetId: string): Promise<boolean> {
  const found = await db
    .selectFrom('downloads_plan_use')
    .select('asset_id')
    .where('subscription_id', '=', subscriptionId)
    .where('month_start', '=', start)
    .where('asset_id', '=', assetId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts a pattern in a month. */
export async function insertPlanUse(trx: Trx, month: PlanMonth, assetId: string, usedAt: Date): Promise<void> {
  const { subscriptionId, start } = month;
  await trx
    .insertInto('downloads_plan_use')
    .values({ subscription_id: subscriptionId, month_start: start, asset_id: assetId, used_at: usedAt })
    .execute();
}
