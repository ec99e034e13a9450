import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** A month of a subscription. */
interface PlanMonth {
  readonly subscriptionId: string;
  readonly start: Date;
}

/** How many patterns were taken from the downloads of a month, and how many downloads the staff has added to it. */
export async function readPlanMonth(
  db: DbOrTrx,
  { subscriptionId, start }: PlanMonth,
): Promise<{ readonly used: number; readonly extra: number }> {
  const { rows } = await sql<{ used: number; extra: number }>`
    select
      (select count(*)::int from downloads_plan_use where subscription_id = ${subscriptionId} and month_start = ${start}) as used,
      coalesce(
        (select extra from downloads_plan_extra where subscription_id = ${subscriptionId} and month_start = ${start}), 0
      ) as extra`.execute(db);
  return rows[0] ?? { used: 0, extra: 0 };
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

/** Sets how many downloads the staff has added to a month. */
export async function writePlanExtra(trx: Trx, { subscriptionId, start }: PlanMonth, extra: number): Promise<void> {
  await trx
    .insertInto('downloads_plan_extra')
    .values({ subscription_id: subscriptionId, month_start: start, extra })
    .onConflict((known) => known.columns(['subscription_id', 'month_start']).doUpdateSet({ extra }))
    .execute();
}
