import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import type { EntitlementRow } from './downloads.repository.ts';

type NewEntitlement = Pick<
  EntitlementRow,
  | 'user_id'
  | 'asset_id'
  | 'order_id'
  | 'plan_name'
  | 'subscription_id'
  | 'title'
  | 'license'
  | 'palette'
  | 'license_number'
  | 'license_terms_version'
  | 'holder_name'
  | 'formats'
  | 'acquired_at'
>;

/** Rights granted by an order: all of them, or those of some of its patterns. */
interface RightsOfOrder {
  readonly orderId: string;
  readonly assetIds?: readonly string[];
}

/** Rights granted by a subscription within a period; null is unbounded. */
interface RightsOfPlan {
  readonly subscriptionId: string;
  readonly from: Date | null;
  readonly before: Date | null;
}

/** Rights to revoke. */
export type EndedRights = RightsOfOrder | RightsOfPlan;

/** A user's rights to patterns. */
export interface Holding {
  readonly userId: string;
  readonly assetIds: readonly string[];
}

/**
 * Inserts entitlements. An existing one is unchanged, except that one granted by a plan is transferred to the order
 * that pays for it.
 */
export async function insertEntitlements(trx: Trx, entitlements: readonly NewEntitlement[]): Promise<void> {
  if (entitlements.length === 0) return;
  await trx
    .insertInto('downloads_entitlement')
    .values([...entitlements])
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'asset_id', 'license'])
        .where('revoked_at', 'is', null)
        .doUpdateSet((row) => ({
          order_id: row.ref('excluded.order_id'),
          palette: row.ref('excluded.palette'),
          subscription_id: null,
          plan_name: null,
        }))
        .where('downloads_entitlement.subscription_id', 'is not', null)
        .where('excluded.order_id', 'is not', null),
    )
    .execute();
}

/** Supersedes licenses by wider ones of the same pattern. */
export async function supersedeNarrower(trx: Trx, { userId, assetIds }: Holding, now: Date): Promise<void> {
  if (assetIds.length === 0) return;
  await sql`
    update downloads_entitlement narrower set superseded_by = wider.id, superseded_at = ${now}
    from (
      select distinct on (asset_id) id, asset_id, downloads_license_rank(license) as rank
      from downloads_entitlement
      where user_id = ${userId} and asset_id = any(${[...assetIds]}::uuid[])
        and revoked_at is null and superseded_at is null
      order by asset_id, rank desc
    ) wider
    where narrower.user_id = ${userId} and narrower.asset_id = wider.asset_id
      and narrower.revoked_at is null and narrower.superseded_at is null
      and downloads_license_rank(narrower.license) < wider.rank
  `.execute(trx);
}

/** Revokes rights that are still active and returns their holders. */
export async function revoke(
  trx: Trx,
  rights: EndedRights,
  now: Date,
): Promise<readonly Pick<EntitlementRow, 'id' | 'user_id' | 'asset_id'>[]> {
  let ending = trx.updateTable('downloads_entitlement').set({ revoked_at: now }).where('revoked_at', 'is', null);
  if ('orderId' in rights) {
    const { orderId, assetIds } = rights;
    if (assetIds?.length === 0) return [];
    ending = ending.where('order_id', '=', orderId);
    if (assetIds) ending = ending.where('asset_id', 'in', assetIds);
  } else {
    const { subscriptionId, from, before } = rights;
    ending = ending.where('subscription_id', '=', subscriptionId);
    if (from) ending = ending.where('acquired_at', '>=', from);
    if (before) ending = ending.where('acquired_at', '<', before);
  }
  return ending.returning(['id', 'user_id', 'asset_id']).execute();
}

/** Restores licenses that were superseded by those now revoked. */
export async function restoreSuperseded(trx: Trx, endedIds: readonly string[]): Promise<void> {
  if (endedIds.length === 0) return;
  await trx
    .updateTable('downloads_entitlement')
    .set({ superseded_by: null, superseded_at: null })
    .where('superseded_by', 'in', endedIds)
    .execute();
}
