import type { Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { DownloadTables } from './downloads.tables.ts';

/** A stored entitlement. */
export type EntitlementRow = Selectable<DownloadTables['downloads_entitlement']>;

function held(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('downloads_entitlement')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('superseded_at', 'is', null);
}

/** Returns the widest license a user holds for each asset. */
export async function findHeld(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<EntitlementRow[]> {
  if (assetIds.length === 0) return [];
  return held(db, userId).selectAll().where('asset_id', 'in', assetIds).execute();
}

/** Returns one page of a user's entitlements, newest first. */
export function readHeldPage(db: DbOrTrx, userId: string, wanted: WantedPage) {
  return readPage(db, held(db, userId).selectAll().orderBy('acquired_at', 'desc').orderBy('id'), wanted);
}

/** Returns one entitlement of a user unless it was revoked or superseded. */
export function findEntitlement(db: DbOrTrx, userId: string, id: string): Promise<EntitlementRow | undefined> {
  return held(db, userId).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns one entitlement of a user, whatever its state. */
export function findAnyEntitlement(db: DbOrTrx, userId: string, id: string): Promise<EntitlementRow | undefined> {
  return db
    .selectFrom('downloads_entitlement')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the entitlement of a certificate, whatever its state. */
export function findByCertificate(db: DbOrTrx, code: string): Promise<EntitlementRow | undefined> {
  return db.selectFrom('downloads_entitlement').selectAll().where('certificate_code', '=', code).executeTakeFirst();
}

/** Returns the human-readable number of an order. */
export async function findOrderNumber(db: DbOrTrx, orderId: string): Promise<string | null> {
  const order = await db.selectFrom('orders_order_view').select('number').where('id', '=', orderId).executeTakeFirst();
  return order?.number ?? null;
}

/** Records a download of the files; true only for the first one. */
export async function recordDownload(trx: Trx, id: string, now: Date): Promise<boolean> {
  const note = trx.updateTable('downloads_entitlement').set({ last_downloaded_at: now }).where('id', '=', id);
  const first = await note.where('last_downloaded_at', 'is', null).executeTakeFirst();
  if (first.numUpdatedRows === 1n) return true;
  await note.execute();
  return false;
}
