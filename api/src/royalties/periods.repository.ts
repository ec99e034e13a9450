import type { Claim } from '@halfdrop/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { SubscriptionViews } from '../subscriptions/subscriptions.tables.ts';
import type { RoyaltyTables } from './royalties.tables.ts';

/** A subscription period with its net amount. */
export type PaidPeriod = SubscriptionViews['subscriptions_period_view'];
/** A period whose claims are counted. */
export type SharedPeriod = Selectable<RoyaltyTables['royalties_period']>;

/** Returns periods that ended by an instant and whose net differs from the shared one, oldest first. */
export async function findUnsharedPeriods(db: DbOrTrx, overBy: Date, limit: number): Promise<readonly PaidPeriod[]> {
  const { rows } = await sql<PaidPeriod>`
    select paid.* from subscriptions_period_view paid
    left join royalties_period shared
      on shared.subscription_id = paid.subscription_id and shared.period_start = paid.period_start
    where paid.period_end <= ${overBy} and paid.net_cents <> coalesce(shared.net_cents, 0)
    order by paid.period_end, paid.subscription_id, paid.period_start limit ${limit}`.execute(db);
  return rows;
}

/** Returns the current net of a period. */
export function findPaidPeriod(trx: Trx, { subscription_id: id, period_start: start }: PaidPeriod) {
  return trx
    .selectFrom('subscriptions_period_view')
    .selectAll()
    .where('subscription_id', '=', id)
    .where('period_start', '=', start)
    .executeTakeFirst();
}

/** Locks a shared period until the transaction ends. */
export function lockSharedPeriod(trx: Trx, { subscription_id: id, period_start: start }: PaidPeriod) {
  return trx
    .selectFrom('royalties_period')
    .selectAll()
    .where('subscription_id', '=', id)
    .where('period_start', '=', start)
    .forUpdate()
    .executeTakeFirst();
}

/** Inserts the shares of a period; returns nothing if they exist. */
export function insertSharedPeriod(
  trx: Trx,
  period: Insertable<RoyaltyTables['royalties_period']>,
): Promise<SharedPeriod | undefined> {
  return trx
    .insertInto('royalties_period')
    .values(period)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Updates the shared amount of a locked period. */
export async function updateSharedPeriod(
  trx: Trx,
  id: string,
  shared: Pick<SharedPeriod, 'net_cents' | 'changes'>,
): Promise<void> {
  await trx.updateTable('royalties_period').set(shared).where('id', '=', id).execute();
}

/**
 * Returns the patterns claimed with a subscription in a period, each with the studio that sells it; null for the shop.
 */
export async function findClaims(trx: Trx, period: PaidPeriod): Promise<readonly Claim[]> {
  const { rows } = await sql<Claim>`
    select seller.studio_id as "studioId", min(claim.used_at) as "claimedAt"
    from downloads_plan_use_view claim
    join catalog_asset_view asset on asset.id = claim.asset_id
    left join lateral (
      select member.studio_id from studios_member_view member where member.studio_id = asset.designer_id limit 1
    ) seller on true
    where claim.subscription_id = ${period.subscription_id}::text
      and claim.used_at >= ${period.period_start} and claim.used_at < ${period.period_end}
    group by claim.asset_id, seller.studio_id
    order by min(claim.used_at), claim.asset_id`.execute(trx);
  return rows;
}
