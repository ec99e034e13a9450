import { sql } from 'kysely';
import type { Trx } from '../platform/database/database.ts';
import type { EntitlementRow } from './downloads.repository.ts';

type NewEntitlement = Pick<
  EntitlementRow,
  | 'user_id'
  | 'asset_id'
  | 'order_id'
  | 'plan_name'
  | 'title'
  | 'license'
  | 'palette'
  | 'license_number'
  | 'license_terms_version'
  | 'holder_name'
  | 'formats'
  | 'acquired_at'
>;

/** Whose rights to which patterns. */
interface Holding {
  readonly userId: string;
  readonly assetIds: readonly string[];
}

/** Of two transactions that give or end rights of one person, the second one waits to see what the first did. */
export async function lockHolder(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('account_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Stores entitlements; a right that is held already is left as it is. */
export async function insertEntitlements(trx: Trx, entitlements: readonly NewEntitlement[]): Promise<void> {
  if (entitlements.length === 0) return;
  await trx
    .insertInto('downloads_entitlement')
    .values([...entitlements])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'asset_id', 'license']).where('revoked_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Lets every licence give way to a wider one of the same pattern. */
export async function supersedeNarrower(trx: Trx, { userId, assetIds }: Holding, now: Date): Promise<void> {
  if (assetIds.length === 0) return;
  await sql`
    update downloads_entitlement narrower set superseded_by = wider.id, superseded_at = ${now}
    from (
      select distinct on (asset_id) id, asset_id, downloads_licence_rank(license) as rank
      from downloads_entitlement
      where user_id = ${userId} and asset_id = any(${[...assetIds]}::uuid[])
        and revoked_at is null and superseded_at is null
      order by asset_id, rank desc
    ) wider
    where narrower.user_id = ${userId} and narrower.asset_id = wider.asset_id
      and narrower.revoked_at is null and narrower.superseded_at is null
      and downloads_licence_rank(narrower.license) < wider.rank
  `.execute(trx);
}

/** Ends the rights an order gave, all or those of some patterns; says whose they were. */
export async function revokeOfOrder(
  trx: Trx,
  orderId: string,
  assetIds: readonly string[] | undefined,
  now: Date,
): Promise<readonly Pick<EntitlementRow, 'id' | 'user_id' | 'asset_id'>[]> {
  if (assetIds?.length === 0) return [];
  let ending = trx
    .updateTable('downloads_entitlement')
    .set({ revoked_at: now })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null);
  if (assetIds) ending = ending.where('asset_id', 'in', assetIds);
  return ending.returning(['id', 'user_id', 'asset_id']).execute();
}

/** Gives back what had given way to licences that have ended now. */
export async function restoreSuperseded(trx: Trx, endedIds: readonly string[]): Promise<void> {
  if (endedIds.length === 0) return;
  await trx
    .updateTable('downloads_entitlement')
    .set({ superseded_by: null, superseded_at: null })
    .where('superseded_by', 'in', endedIds)
    .execute();
}
