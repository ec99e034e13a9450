import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../platform/database/database.ts';
import type { DownloadTables } from './downloads.tables.ts';

/** A stored entitlement. */
export type EntitlementRow = Selectable<DownloadTables['downloads_entitlement']>;

type NewEntitlement = Pick<
  EntitlementRow,
  | 'user_id'
  | 'asset_id'
  | 'order_id'
  | 'title'
  | 'license'
  | 'license_number'
  | 'license_terms_version'
  | 'holder_name'
  | 'formats'
  | 'acquired_at'
>;

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

function held(db: DbOrTrx, userId: string) {
  return db.selectFrom('downloads_entitlement').where('user_id', '=', userId).where('revoked_at', 'is', null);
}

/** What someone holds of some assets. */
export async function findHeld(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<EntitlementRow[]> {
  if (assetIds.length === 0) return [];
  return held(db, userId).selectAll().where('asset_id', 'in', assetIds).execute();
}

/** One page of what someone holds, newest first. */
export function findHeldPage(db: DbOrTrx, userId: string, page: number, limit: number): Promise<EntitlementRow[]> {
  return held(db, userId)
    .selectAll()
    .orderBy('acquired_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
}

/** How much someone holds. */
export async function countHeld(db: DbOrTrx, userId: string): Promise<number> {
  const { total } = await held(db, userId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One entitlement of someone, unless it was revoked. */
export function findEntitlement(db: DbOrTrx, userId: string, id: string): Promise<EntitlementRow | undefined> {
  return held(db, userId).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Notes that the files were fetched; true exactly once, for the first time. */
export async function noteDownload(trx: Trx, id: string, now: Date): Promise<boolean> {
  const note = trx.updateTable('downloads_entitlement').set({ last_downloaded_at: now }).where('id', '=', id);
  const first = await note.where('last_downloaded_at', 'is', null).executeTakeFirst();
  if (first.numUpdatedRows === 1n) return true;
  await note.execute();
  return false;
}
