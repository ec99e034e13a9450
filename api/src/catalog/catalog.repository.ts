import { sql, type RawBuilder } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import type { NamedStatements } from '../platform/database/prepared-statements.ts';
import type { PriceFacts } from './asset-price.ts';
import { selectAssets, selectTiles, type AssetRow, type TileRow } from './asset-row.repository.ts';

/** A category, its place in the tree, its number of approved assets and its cover. */
export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly kind: 'menu' | 'filter';
  readonly slug: string;
  readonly name: string;
  readonly asset_count: number;
  readonly cover_id: string | null;
}

/** Price inputs of one asset. */
interface PriceRow extends PriceFacts {
  readonly id: string;
}

/** Amount a license adds to the category price. */
interface SurchargeRow {
  readonly license: 'extended';
  readonly usd: number;
  readonly inr: number;
}

/** Identifies one approved asset. */
export type AssetKey = { readonly id: string } | { readonly slug: string } | { readonly sku: number };

/** Reads assets, categories and prices, and counts downloads. Ids must be row ids. */
export interface CatalogRepository {
  /** Reads approved assets by id with a prepared statement, in no particular order. */
  approvedByIds(ids: readonly string[]): Promise<readonly AssetRow[]>;
  /** Reads assets with any of the statuses, inside the caller's transaction if there is one. */
  byIds(ids: readonly string[], statuses: readonly string[], db: DbOrTrx): Promise<readonly AssetRow[]>;
  /** Reads list columns of approved assets, in no particular order. */
  approvedTilesByIds(ids: readonly string[]): Promise<readonly TileRow[]>;
  approvedByKey(key: AssetKey): Promise<AssetRow | null>;
  /** Returns ids of the other approved assets of its collection: the hero first, then coordinates, then blenders. */
  companionIds(id: string, limit: number): Promise<readonly string[]>;
  categories(): Promise<readonly CategoryRow[]>;
  /** Reads price inputs of the approved assets among `ids`, excluding limited editions that have ended. */
  prices(ids: readonly string[], now: Date, db: DbOrTrx): Promise<readonly PriceRow[]>;
  /** Reads the surcharges for licenses beyond the standard one. */
  surcharges(): Promise<readonly SurchargeRow[]>;
  /** Increments an asset's download count. */
  countDownload(id: string, now: Date, trx: Trx): Promise<void>;
  /** Locks an asset until the transaction ends. Other rows may still reference it. */
  lock(id: string, trx: Trx): Promise<void>;
  /** Stores an asset's rating. */
  rate(id: string, rating: { readonly mean: number | null; readonly count: number }, trx: Trx): Promise<void>;
}

const approved = sql`asset.status = 'approved'`;

/**
 * Hides the list's length from the planner. Where PostgreSQL sees it, it considers the generic plan more expensive than
 * a custom plan for each list, and replans the statement on every call.
 */
const hasIdAmong = (ids: readonly string[]) => sql`asset.id = any(array(select unnest(${ids}::uuid[])))`;

interface CatalogConnection {
  readonly db: Db;
  readonly namedStatements: NamedStatements;
}

/** Creates the repository. */
export function createCatalogRepository(connection: CatalogConnection): CatalogRepository {
  return { ...assetReads(connection), ...categoriesAndPrices(connection), ...writes };
}

function assetReads({
  db,
  namedStatements,
}: CatalogConnection): Pick<
  CatalogRepository,
  'approvedByIds' | 'approvedTilesByIds' | 'byIds' | 'approvedByKey' | 'companionIds'
> {
  /** One text each, so that each connection plans it once. */
  const withIds = sql`${hasIdAmong([])} and ${approved}`;
  const prepared = {
    id: preparedRead(db, 'catalog-asset-by-id', sql`${selectAssets} where ${withIds}`),
    slug: preparedRead(db, 'catalog-asset-by-slug', sql`${selectAssets} where asset.slug = ${''} and ${approved}`),
    sku: preparedRead(db, 'catalog-asset-by-sku', sql`${selectAssets} where asset.sku = ${0} and ${approved}`),
    tiles: preparedRead(db, 'catalog-tile-by-id', sql`${selectTiles} where ${withIds}`),
  };

  async function read<Row extends TileRow = AssetRow>(statement: PreparedRead, value: unknown) {
    const { rows } = await namedStatements.query<Row>({ ...statement, values: [value] });
    return rows;
  }

  return {
    approvedByIds: (ids) => read(prepared.id, ids),
    approvedTilesByIds: (ids) => read<TileRow>(prepared.tiles, ids),
    async byIds(ids, statuses, reader) {
      const { rows } = await sql<AssetRow>`${selectAssets}
        where ${hasIdAmong(ids)} and asset.status = any(${statuses})`.execute(reader);
      return rows;
    },
    async approvedByKey(key) {
      if ('id' in key) return (await read(prepared.id, [key.id]))[0] ?? null;
      const rows = 'slug' in key ? await read(prepared.slug, key.slug) : await read(prepared.sku, key.sku);
      return rows[0] ?? null;
    },
    async companionIds(id, limit) {
      const { rows } = await sql<{ id: string }>`
        select asset.id from catalog_asset one join catalog_asset asset using (collection_id)
        where one.id = ${id} and asset.id <> one.id and ${approved}
        order by asset.collection_position nulls last,
          array_position(array['hero', 'coordinate', 'blender'], asset.collection_role), asset.sku
        limit ${limit}`.execute(db);
      return rows.map((row) => row.id);
    },
  };
}

interface PreparedRead {
  readonly name: string;
  readonly text: string;
}

const preparedRead = (db: Db, name: string, statement: RawBuilder<unknown>): PreparedRead => ({
  name,
  text: statement.compile(db).sql,
});

function categoriesAndPrices({
  db,
  namedStatements,
}: CatalogConnection): Pick<CatalogRepository, 'categories' | 'prices' | 'surcharges'> {
  // Named explicitly because it has no parameters: the pool prepares none of those, and planning this one takes longer
  // than running it.
  const categories = preparedRead(
    db,
    'catalog-categories',
    sql`
      select category.id, parent_id, kind, category.slug, name, coalesce(asset_count, 0) as asset_count,
        coalesce(chosen.id, found.cover_id) as cover_id
      from catalog_category category
      left join search_category_view found on found.category_id = category.id
      left join catalog_asset chosen on chosen.id = category.cover_id and chosen.status = 'approved'
      order by position`,
  );

  return {
    async categories() {
      const { rows } = await namedStatements.query<CategoryRow>({ ...categories, values: [] });
      return rows;
    },
    async prices(ids, now, reader) {
      const { rows } = await sql<PriceRow>`
        select asset.id, asset.is_free, asset.own_usd_cents as own_usd, asset.own_inr_paise as own_inr,
          price.usd_cents as category_usd, price.inr_paise as category_inr,
          extended.usd_cents as extended_usd, extended.inr_paise as extended_inr
        from catalog_asset asset
        join catalog_license_surcharge extended on extended.license = 'extended'
        left join catalog_category_price price on price.category_id = asset.category_id
        where ${hasIdAmong(ids)} and asset.status = 'approved'
          and (asset.sale_ends_at is null or asset.sale_ends_at > ${now})`.execute(reader);
      return rows;
    },
    async surcharges() {
      const { rows } = await sql<SurchargeRow>`
        select license, usd_cents as usd, inr_paise as inr from catalog_license_surcharge`.execute(db);
      return rows;
    },
  };
}

const writes: Pick<CatalogRepository, 'countDownload' | 'lock' | 'rate'> = {
  async countDownload(id, now, trx) {
    await sql`
      update catalog_asset set download_count = download_count + 1, popularity = popularity + 1,
        heat = catalog_heat_after(heat, ${now}), download_heat = catalog_heat_after(download_heat, ${now})
      where id = ${id}`.execute(trx);
  },
  async lock(id, trx) {
    await sql`select from catalog_asset where id = ${id} for no key update`.execute(trx);
  },
  async rate(id, { mean, count }, trx) {
    await sql`update catalog_asset set rating = ${mean}, rating_count = ${count} where id = ${id}`.execute(trx);
  },
};
