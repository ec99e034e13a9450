import type { Price, PricedKind } from '@halfdrop/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { MAX_LISTED_ROWS, type WantedPage } from '../../platform/database/read-page.ts';
import { paginate } from '../../platform/http/pagination.ts';
import type { CatalogTables } from '../catalog.tables.ts';

/** The subject of a price book entry, by id or name. */
export interface Priced {
  readonly kind: PricedKind;
  readonly key: string;
}

/** One version of a price. */
export type PriceVersionRow = Selectable<CatalogTables['catalog_price_version']>;

/** An entry of the price book. */
export interface PriceEntryRow extends Priced {
  readonly name: string;
  /** Patterns only. */
  readonly sku: number | null;
  readonly is_free: boolean;
  readonly usd: number | null;
  readonly inr: number | null;
  readonly inherited_usd: number | null;
  readonly inherited_inr: number | null;
  readonly version: number;
}

const MAX_VERSIONS = 50;

const categories = sql`
  select 'category' as kind, category.id::text as key, category.name, null::int as sku, false as is_free,
    price.usd_cents as usd, price.inr_paise as inr, null::int as inherited_usd, null::int as inherited_inr,
    category.position as place
  from catalog_category category left join catalog_category_price price on price.category_id = category.id
  where category.kind = 'menu' and category.parent_id is null`;
const surcharges = sql`
  select 'surcharge' as kind, license as key, initcap(license) || ' licence' as name, null::int as sku, false as is_free,
    usd_cents as usd, inr_paise as inr, null::int as inherited_usd, null::int as inherited_inr, 0 as place
  from catalog_license_surcharge`;
const assets = sql`
  select 'asset' as kind, asset.id::text as key, asset.title as name, asset.sku, asset.is_free,
    asset.own_usd_cents as usd, asset.own_inr_paise as inr,
    case when asset.is_free then 0 else price.usd_cents end as inherited_usd,
    case when asset.is_free then 0 else price.inr_paise end as inherited_inr, asset.sku as place
  from catalog_asset asset left join catalog_category_price price on price.category_id = asset.category_id`;

function entries(ofKind: RawBuilder<unknown>): RawBuilder<PriceEntryRow> {
  return sql`
    select kind, key, name, sku, is_free, usd, inr, inherited_usd, inherited_inr, coalesce((
      select max(version) from catalog_price_version known where known.kind = entry.kind and known.key = entry.key
    ), 0) as version
    from (${ofKind}) entry order by place`;
}

/** Returns the categories in menu order, then the license surcharges. */
export async function readBook(db: Db): Promise<PriceEntryRow[]> {
  const [ofCategories, ofSurcharges] = [await entries(categories).execute(db), await entries(surcharges).execute(db)];
  return [...ofCategories.rows, ...ofSurcharges.rows];
}

/** Returns one page of the patterns with their own price. */
export async function readOwnPrices(db: Db, { page, limit }: WantedPage) {
  const offset = Math.min((page - 1) * limit, MAX_LISTED_ROWS);
  const rows = Math.min(limit, MAX_LISTED_ROWS - offset);
  const own = sql`${assets} where asset.own_usd_cents is not null order by asset.sku offset ${offset} limit ${rows}`;
  const found = await entries(own).execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select from catalog_asset where own_usd_cents is not null limit ${MAX_LISTED_ROWS}) listed`.execute(db);
  return { rows: found.rows, pagination: paginate(counted.rows[0]?.total ?? 0, page, limit) };
}

/** Returns one entry; undefined if there is none. */
export async function findEntry(db: DbOrTrx, { kind, key }: Priced): Promise<PriceEntryRow | undefined> {
  const one: Record<PricedKind, RawBuilder<unknown>> = {
    category: sql`${categories} and category.id::text = ${key}`,
    surcharge: sql`${surcharges} where license = ${key}`,
    asset: sql`${assets} where asset.id = ${key}::uuid and asset.status in ('approved', 'withdrawn')`,
  };
  return (await entries(one[kind]).execute(db)).rows[0];
}

/** Returns the id of the pattern with a SKU; undefined if there is none. */
export async function findAssetBySku(db: DbOrTrx, sku: number): Promise<string | undefined> {
  return (await db.selectFrom('catalog_asset').select('id').where('sku', '=', sku).executeTakeFirst())?.id;
}

/** Locks one price until the transaction ends. */
export async function lockPrice(trx: Trx, { kind, key }: Priced): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalog_price'), hashtext(${`${kind}:${key}`}))`.execute(trx);
}

/** Returns the newest versions of one price, newest first. */
export function findVersions(db: DbOrTrx, { kind, key }: Priced): Promise<PriceVersionRow[]> {
  return db
    .selectFrom('catalog_price_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
}

/** Returns the planned versions of the named prices. */
export function findPlanned(db: DbOrTrx, keys: readonly string[]): Promise<PriceVersionRow[]> {
  return db
    .selectFrom('catalog_price_version')
    .selectAll()
    .where('status', '=', 'planned')
    .where('key', 'in', keys)
    .execute();
}

/** Inserts a version. */
export async function insertVersion(trx: Trx, version: PriceVersionRow): Promise<void> {
  await trx.insertInto('catalog_price_version').values(version).execute();
}

/** Sets the final status of a price's planned version. @returns it; undefined if none is planned */
export function endPlanned(trx: Trx, { kind, key }: Priced, status: 'started' | 'canceled') {
  return trx
    .updateTable('catalog_price_version')
    .set({ status })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('status', '=', 'planned')
    .returningAll()
    .executeTakeFirst();
}

/** Stores the price that is now in effect. */
export async function storePrice(trx: Trx, { kind, key }: Priced, price: Price | null): Promise<void> {
  const amounts = { usd_cents: price?.usd ?? 0, inr_paise: price?.inr ?? 0 };
  if (kind === 'category') {
    await trx
      .insertInto('catalog_category_price')
      .values({ category_id: Number(key), ...amounts, was_usd_cents: null, was_inr_paise: null, lowered_at: null })
      .onConflict((conflict) => conflict.column('category_id').doUpdateSet(amounts))
      .execute();
  } else if (kind === 'surcharge') {
    await trx.updateTable('catalog_license_surcharge').set(amounts).where('license', '=', key).execute();
  } else {
    const own = { own_usd_cents: price?.usd ?? null, own_inr_paise: price?.inr ?? null };
    await trx.updateTable('catalog_asset').set(own).where('id', '=', key).execute();
  }
}

/** Counts the patterns for sale, and the carts with one of them, that a price change affects. */
export async function countTouched(db: Db, { kind, key }: Priced): Promise<{ patterns: number; carts: number }> {
  const touched: Record<PricedKind, RawBuilder<unknown>> = {
    category: sql`asset.category_id = ${Number(key)} and not asset.is_free and asset.own_usd_cents is null`,
    surcharge: sql`${key} = any(asset.license_types)`,
    asset: sql`asset.id = ${key}::uuid and not asset.is_free`,
  };
  const lines = kind === 'surcharge' ? sql`line.license = ${key}` : sql`true`;
  const { rows } = await sql<{ patterns: number; carts: number }>`
    with touched as (select asset.id from catalog_asset asset where asset.status = 'approved' and ${touched[kind]})
    select (select count(*)::int from touched) as patterns, (
      select count(distinct line.cart_id)::int from cart_line_view line join touched on touched.id = line.asset_id
      where ${lines}
    ) as carts`.execute(db);
  return rows[0] ?? { patterns: 0, carts: 0 };
}
