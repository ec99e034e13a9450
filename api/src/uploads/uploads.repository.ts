import { sql, type Insertable, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { UploadTables } from './uploads.tables.ts';

/** An upload, finished or not. */
export type UploadRow = Selectable<UploadTables['uploads_upload']>;

/** What is there already when another upload is wanted. */
interface UploadsInPlace {
  /** Unfinished ones of the studio. */
  readonly unfinished: number;
  /** What those of all studios need on the disk once they are whole. */
  readonly bytes: number;
}

/** Counts what is there; until the transaction ends nobody else adds to it. */
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

/** Writes an upload down of which nothing has come yet. */
export async function insertUpload(trx: Trx, upload: Insertable<UploadTables['uploads_upload']>): Promise<void> {
  await trx.insertInto('uploads_upload').values(upload).execute();
}

/** An upload; undefined when there is none. */
export function findUpload(db: DbOrTrx, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads_upload').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Every upload that is not finished. */
export function findUnfinishedUploads(db: DbOrTrx): Promise<UploadRow[]> {
  return db.selectFrom('uploads_upload').selectAll().where('finished_at', 'is', null).execute();
}

/** Remembers how much of an upload has come. */
export async function recordReceived(db: DbOrTrx, id: string, bytes: number): Promise<void> {
  await db
    .updateTable('uploads_upload')
    .set({ received_bytes: String(bytes) })
    .where('id', '=', id)
    .execute();
}

/** Writes down that an upload is whole. Returns false when that was known, or when it is gone. */
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

/** Forgets an upload. */
export async function deleteUpload(db: DbOrTrx, id: string): Promise<void> {
  await db.deleteFrom('uploads_upload').where('id', '=', id).execute();
}

/** Forgets uploads that have expired, and returns their identities. */
export async function deleteExpiredUploads(db: DbOrTrx, now: Date): Promise<string[]> {
  const rows = await db.deleteFrom('uploads_upload').where('expires_at', '<=', now).returning('id').execute();
  return rows.map(({ id }) => id);
}
