import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** Any number that nothing else locks: it keeps two starting processes from filling the same database. */
const LOADING_LOCK = 7_042_013;

/** One pattern in a shop collection, by their slugs. */
export interface SampleItem {
  readonly collection: string;
  readonly asset: string;
  readonly season: string | null;
  readonly position: number;
}

/** Whether nothing was ever put into a shop collection. */
export async function areCollectionsEmpty(db: DbOrTrx): Promise<boolean> {
  const { rows } = await sql`select from shop_collection_item limit 1`.execute(db);
  return rows.length === 0;
}

/** Keeps other processes from loading a sample until the transaction ends. */
export async function lockCollectionLoading(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOADING_LOCK})`.execute(trx);
}

/** Puts patterns into collections; slugs that the catalog does not hold are left out. Returns how many were placed. */
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

/** Makes patterns limited editions that leave the shop so many days from now. */
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
