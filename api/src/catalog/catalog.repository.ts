import { GENERATOR_VERSION } from '@halfdrop/patterns';
import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import type { PriceFacts } from './asset-price.ts';
import { selectAssets, type AssetRow } from './asset-row.repository.ts';

/** One shelf, its place in the tree, how many approved assets stand on it and the most popular of them. */
export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly kind: 'menu' | 'filter';
  readonly slug: string;
  readonly name: string;
  readonly asset_count: number;
  readonly cover_id: string | null;
}

/** The facts of the price of one asset. */
interface PriceRow extends PriceFacts {
  readonly id: string;
}

/** What a licence adds to the price of its category. */
interface SurchargeRow {
  readonly licence: 'extended';
  readonly usd: number;
  readonly inr: number;
}

/** The address of one approved asset. */
export type AssetKey = { readonly id: string } | { readonly slug: string } | { readonly sku: number };

/** Reads assets, shelves and prices, and counts downloads. Ids must be row ids. */
export interface CatalogRepository {
  /** Approved assets by id through a prepared statement, in no particular order. */
  approvedByIds(ids: readonly string[]): Promise<readonly AssetRow[]>;
  /** Assets of any of the statuses, inside the caller's transaction if there is one. */
  byIds(ids: readonly string[], statuses: readonly string[], db: DbOrTrx): Promise<readonly AssetRow[]>;
  approvedByKey(key: AssetKey): Promise<AssetRow | null>;
  /** An asset whose pictures may be seen: also one that has left the shop, for those who own it. */
  pictured(key: { readonly id: string } | { readonly slug: string }): Promise<AssetRow | null>;
  /** Ids of the other approved assets of its collection: the hero first, then coordinates, then blenders. */
  companionIds(id: string, limit: number): Promise<readonly string[]>;
  categories(): Promise<readonly CategoryRow[]>;
  /** Price facts of the approved assets among those asked for, without limited editions whose time is over. */
  prices(ids: readonly string[], now: Date, db: DbOrTrx): Promise<readonly PriceRow[]>;
  /** What the price book adds for licences beyond the standard one. */
  surcharges(): Promise<readonly SurchargeRow[]>;
  /** Adds one to the downloads of an asset, in its own row and in the one that answers searches. */
  countDownload(id: string, now: Date, trx: Trx): Promise<void>;
  /** Keeps others from changing an asset until the transaction ends; they may still refer to it. */
  lock(id: string, trx: Trx): Promise<void>;
  /** Notes the rating of an asset and puts it into its place among the others. */
  rate(id: string, rating: { readonly mean: number | null; readonly count: number }, trx: Trx): Promise<void>;
  /** Keeps the real sizes of files that were made. */
  noteFileSizes(id: string, files: readonly { readonly format: string; readonly size: number }[]): Promise<void>;
  /** Ids of approved assets, the most popular first. */
  approvedIds(limit: number): Promise<readonly string[]>;
}

const approved = sql`asset.status = 'approved'`;
const pictured = sql`asset.status in ('approved', 'withdrawn')`;

/** Makes the repository. */
export function createCatalogRepository({ db, pool }: { readonly db: Db; readonly pool: pg.Pool }): CatalogRepository {
  /** One text each, so that a connection plans it once. */
  const prepared = {
    id: preparedRead(db, 'catalog-asset-by-id', sql`asset.id = any(${[]}::uuid[]) and ${approved}`),
    slug: preparedRead(db, 'catalog-asset-by-slug', sql`asset.slug = ${''} and ${approved}`),
    sku: preparedRead(db, 'catalog-asset-by-sku', sql`asset.sku = ${0} and ${approved}`),
    picturedId: preparedRead(db, 'catalog-pictured-by-id', sql`asset.id = ${''} and ${pictured}`),
    picturedSlug: preparedRead(db, 'catalog-pictured-by-slug', sql`asset.slug = ${''} and ${pictured}`),
  };

  async function read(statement: { name: string; text: string }, value: unknown): Promise<readonly AssetRow[]> {
    const { rows } = await pool.query<AssetRow>({ ...statement, values: [value] });
    return rows;
  }

  return {
    approvedByIds: (ids) => read(prepared.id, ids),
    async byIds(ids, statuses, reader) {
      const { rows } = await sql<AssetRow>`${selectAssets}
        where asset.id = any(${ids}::uuid[]) and asset.status = any(${statuses})`.execute(reader);
      return rows;
    },
    async approvedByKey(key) {
      if ('id' in key) return (await read(prepared.id, [key.id]))[0] ?? null;
      const rows = 'slug' in key ? await read(prepared.slug, key.slug) : await read(prepared.sku, key.sku);
      return rows[0] ?? null;
    },
    async pictured(key) {
      const rows = 'id' in key ? await read(prepared.picturedId, key.id) : await read(prepared.picturedSlug, key.slug);
      return rows[0] ?? null;
    },
    async companionIds(id, limit) {
      const { rows } = await sql<{ id: string }>`
        select asset.id from catalog_asset one join catalog_asset asset using (collection_id)
        where one.id = ${id} and asset.id <> one.id and ${approved}
        order by array_position(array['hero', 'coordinate', 'blender'], asset.collection_role), asset.sku
        limit ${limit}`.execute(db);
      return rows.map((row) => row.id);
    },
    categories: () => readCategories(db),
    async prices(ids, now, reader) {
      const { rows } = await sql<PriceRow>`
        select asset.id, asset.is_free, price.usd_cents as category_usd, price.inr_paise as category_inr,
          extended.usd_cents as extended_usd, extended.inr_paise as extended_inr
        from catalog_asset asset
        join catalog_licence_surcharge extended on extended.licence = 'extended'
        left join catalog_category_price price on price.category_id = asset.category_id
        where asset.id = any(${ids}::uuid[]) and asset.status = 'approved'
          and (asset.sale_ends_at is null or asset.sale_ends_at > ${now})`.execute(reader);
      return rows;
    },
    async surcharges() {
      const { rows } = await sql<SurchargeRow>`
        select licence, usd_cents as usd, inr_paise as inr from catalog_licence_surcharge`.execute(db);
      return rows;
    },
    async countDownload(id, now, trx) {
      await sql`
        update catalog_asset set download_count = download_count + 1, popularity = popularity + 1,
          heat = catalog_heat_after(heat, ${now}), download_heat = catalog_heat_after(download_heat, ${now})
        where id = ${id}`.execute(trx);
      await sql`update catalog_search set popularity = popularity + 1 where asset_id = ${id}`.execute(trx);
    },
    async lock(id, trx) {
      await sql`select from catalog_asset where id = ${id} for no key update`.execute(trx);
    },
    async rate(id, { mean, count }, trx) {
      await sql`update catalog_asset set rating = ${mean}, rating_count = ${count} where id = ${id}`.execute(trx);
      await sql`update catalog_search set rating = ${mean} where asset_id = ${id}`.execute(trx);
    },
    async noteFileSizes(id, files) {
      const bytes = Object.fromEntries(files.map(({ format, size }) => [format, size]));
      await sql`
        update catalog_asset set file_bytes = jsonb_build_object('version', ${GENERATOR_VERSION}::int, 'bytes',
          case when (file_bytes ->> 'version')::int = ${GENERATOR_VERSION} then file_bytes -> 'bytes' else '{}' end
          || ${JSON.stringify(bytes)}::jsonb)
        where id = ${id}`.execute(db);
    },
    async approvedIds(limit) {
      const { rows } = await sql<{ id: string }>`
        select asset_id as id from catalog_search order by popularity desc, sku limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

function preparedRead(db: Db, name: string, where: RawBuilder<unknown>): { name: string; text: string } {
  return { name, text: sql`${selectAssets} where ${where}`.compile(db).sql };
}

async function readCategories(db: Db): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id, parent_id, kind, slug, name, coalesce(asset_count, 0) as asset_count, cover.asset_id as cover_id
    from catalog_category
    left join (
      select code - 1000 as category_id, count(*)::int as asset_count
      from catalog_search cross join lateral unnest(codes) as code
      where code between 1001 and 1999 group by code
    ) counted on category_id = id
    left join lateral (
      select asset_id from catalog_search where codes @> array[1000 + id]
      order by popularity desc, published_at desc, sku desc limit 1
    ) cover on true
    order by position`.execute(db);
  return rows;
}
