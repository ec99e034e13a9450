import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** Arbitrary advisory lock number, unique in this codebase; keeps two starting processes from seeding one database. */
const LOADING_LOCK = 7_042_002;

/** Sample rows, in file order; the statements read columns not declared here. */
type SampleRows = readonly object[];

/** Whether no studio and no asset was ever stored. */
export async function isCatalogEmpty(db: DbOrTrx): Promise<boolean> {
  const { rows } = await sql`
    (select from catalog_designer limit 1) union all (select from catalog_asset limit 1)`.execute(db);
  return rows.length === 0;
}

/** Locks sample loading until the transaction ends. */
export async function lockSampleLoading(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOADING_LOCK})`.execute(trx);
}

/** Estimates the heat of assets, since the sample has no popularity by day. */
export async function estimateHeat(trx: Trx, now: Date): Promise<void> {
  await sql`update catalog_asset set heat = catalog_heat_estimate(popularity, published_at, ${now})`.execute(trx);
}

/** Inserts studios. A studio's id is its 1-based position in the file. */
export async function insertSampleStudios(trx: Trx, studios: SampleRows): Promise<void> {
  const rows = studios.map((studio, index) => ({ ...studio, place: index + 1 }));
  await sql`
    insert into catalog_designer
      (id, slug, name, specialty, bio, country, joined_year, category_id, is_featured)
    overriding system value
    select row.place, row.slug, row.name, row.specialty, row.bio, row.country, row."joinedYear", category.id,
      row."isFeatured"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      place smallint, slug text, name text, specialty text, bio text, country text, "joinedYear" smallint,
      category text, "isFeatured" boolean
    )
    join catalog_category category on category.slug = row.category`.execute(trx);
  await sql`select setval(pg_get_serial_sequence('catalog_designer', 'id'), ${rows.length})`.execute(trx);
}

/** Inserts collections; a studio's collections keep the file's order. */
export async function insertSampleCollections(trx: Trx, collections: SampleRows): Promise<void> {
  const rows = collections.map((collection, index) => ({ ...collection, place: index }));
  await sql`
    insert into catalog_collection (slug, name, designer_id, palette, description, position)
    select row.slug, row.name, designer.id, row.palette, row.description,
      row_number() over (partition by designer.id order by row.place)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      place int, slug text, name text, studio text, palette text, description text
    )
    join catalog_designer designer on designer.slug = row.studio
    order by row.place`.execute(trx);
}

/**
 * Inserts assets. Numbers follow the file's order, so that every new database has the same. Ages count back from
 * `opened`.
 * @returns the ids by slug
 */
export async function insertSampleAssets(
  trx: Trx,
  assets: SampleRows,
  opened: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = assets.map((asset, index) => ({ ...asset, place: index }));
  const { rows: inserted } = await sql<{ id: string; slug: string }>`
    insert into catalog_asset (slug, title, description, alt_text, status, category_id, subcategory_id,
      filter_category_ids, designer_id, collection_id, collection_role, is_free, is_premium, license_types, tags, colors, swatches, dominant_color, thumbhash, descriptor,
      fingerprint, seam_verified, seam_score, popularity, published_at)
    select row.slug, row.title, row.description, row."altText", 'approved', category.id, subcategory.id,
      array(select id from catalog_category where slug = any(row.filters) order by id), designer.id, collection.id,
      row.role, row."isFree", row."isPremium", row.licenses, row.tags, row.colors, row.swatches, row.dominant, row.thumbhash, decode(row.descriptor, 'base64'),
       decode(row.fingerprint, 'base64'), row."seamScore" is not null, row."seamScore",
       row.popularity, ${opened}::timestamptz - row."ageDays" * interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      place int, slug text, title text, description text, "altText" text, category text, subcategory text,
      filters text[], studio text, collection text, role text, "isFree" boolean, "isPremium" boolean,
      licenses text[], tags text[], colors text[],
      swatches jsonb, dominant text, thumbhash text, descriptor text, fingerprint text, "seamScore" real,
      popularity int, "ageDays" float8
    )
    join catalog_category category on category.slug = row.category
    join catalog_category subcategory on subcategory.slug = row.subcategory
    join catalog_designer designer on designer.slug = row.studio
    left join catalog_collection collection on collection.slug = row.collection
    order by row.place
    returning id, slug`.execute(trx);
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
}
