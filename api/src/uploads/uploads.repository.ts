import { sql, type Insertable, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { UploadTables } from './uploads.tables.ts';

/** An upload, finished or not. */
export type UploadRow = Selectable<UploadTables['uploads_upload']>;

/** Existing uploads when a new one is requested. */
interface UploadsInPlace {
  /** Number of the studio's unfinished uploads. */
  readonly unfinished: number;
  /** Disk space, in bytes, that the uploads of all studios need once complete. */
  readonly bytes: number;
}

/** Counts existing uploads and blocks new ones until the transaction ends. */
export async function lockUploadsInPlace(trx: Trx, studioId: number): Promise<UploadsInPlace> {
  await sql`select pg_advisory_xact_lock(hashtextextended('uploads_upload', 0))`.execute(trx);
  const row = await trx
    .selectFrom('uploads_upload')
    .select(sql<number>`coalesce(sum(size_bytes), 0)::float8`.as('bytes'))
    .select(
      sql<number>`(count(*) filter (where studio_id = ${studioId} and finished_at is null))::int`.as('unfinished'),
    )
    .executeTakeFirstOrThrow();
  return row;
}

/** Inserts an upload of which nothing was received yet. */
export async function insertUpload(trx: Trx, upload: Insertable<UploadTables['uploads_upload']>): Promise<void> {
  await trx.insertInto('uploads_upload').values(upload).execute();
}

/** Returns an upload; undefined if it does not exist. */
export function findUpload(db: DbOrTrx, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads_upload').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns every unfinished upload. */
export function findUnfinishedUploads(db: DbOrTrx): Promise<UploadRow[]> {
  return db.selectFrom('uploads_upload').selectAll().where('finished_at', 'is', null).execute();
}

/** Stores how much of an upload was received. */
export async function recordReceived(db: DbOrTrx, id: string, bytes: number): Promise<void> {
  await db
    .updateTable('uploads_upload')
    .set({ received_bytes: String(bytes) })
    .where('id', '=', id)
    .execute();
}

/** Marks an upload as finished. Returns false if it already was, or no longer exists. */
export async function markFinished(
  trx: Trx,
  id: string,
  { sha256, at, expiresAt }: { readonly sha256: string; readonly at: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('uploads_upload')
    .set({ sha256, finished_at: at, expires_at: expiresAt, received_bytes: sql`size_bytes` })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes an upload. */
export async function deleteUpload(db: DbOrTrx, id: string): Promise<void> {
  await db.deleteFrom('uploads_upload').where('id', '=', id).execute();
}

/** Deletes expired uploads and returns their ids. */
export async function deleteExpiredUploads(db: DbOrTrx, now: Date): Promise<string[]> {
  const rows = await db.deleteFrom('uploads_upload').where('expires_at', '<=', now).returning('id').execute();
  return rows.map(({ id }) => id);
}
