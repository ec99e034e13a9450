import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** Arbitrary advisory lock number, unique in this codebase; keeps two starting processes from seeding one database. */
const LOADING_LOCK = 7_042_013;

/** A pattern of a shop collection, both by slug. */
export interface SampleItem {
  readonly collection: string;
  readonly asset: string;
  readonly season: string | null;
  readonly position: number;
}

/** Whether nothing was ever added to a shop collection. */
export async function areCollectionsEmpty(db: DbOrTrx): Promise<boolean> {
  const { rows } = await sql`select from shop_collection_item limit 1`.execute(db);
  return rows.length === 0;
}

/** Locks sample loading until the transaction ends. */
export async function lockCollectionLoading(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOADING_LOCK})`.execute(trx);
}

/** Adds patterns to collections; slugs missing from the catalog are skipped. Returns how many were added. */
export async function insertSampleItems(trx: Trx, items: readonly SampleItem[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into shop_collection_item (collection_id, asset_id, position, season)
    select collection.id, asset.id, row.position, row.season
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as row (
      collection text, asset text, position smallint, season text
    )
    join shop_collection collection on collection.slug = row.collection
    join catalog_asset asset on asset.slug = row.asset`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Turns patterns into limited editions that end the given number of days from now. */
export async function limitSampleEditions(
  trx: Trx,
  limited: readonly { readonly asset: string; readonly days: number }[],
  now: Date,
): Promise<void> {
  await sql`
    update catalog_asset set sale_ends_at = ${now}::timestamptz + row.days * interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(limited)}::jsonb) as row (asset text, days int)
    where slug = row.asset and sale_ends_at is null`.execute(trx);
}
