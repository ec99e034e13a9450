import { sql, type RawBuilder } from 'kysely';
import type { StoredSource } from '../artwork/artwork-source.ts';
import type { AssetDto, AssetTileDto } from './catalog.contract.ts';
import type { CatalogTables } from './catalog.tables.ts';

/** Columns a list needs of a current or former listing: artwork, category, price and studio. */
export type TileRow = StoredSource & {
  readonly id: string;
  readonly sku: number;
  readonly slug: string;
  readonly title: string;
  readonly alt_text: string;
  readonly is_free: boolean;
  readonly is_premium: boolean;
  readonly orientation: AssetDto['orientation'];
  readonly dominant_color: string;
  readonly thumbhash: string;
  readonly rating: number | null;
  readonly rating_count: number;
  readonly download_count: number;
  readonly published_at: Date;
  /** End of the sale of a limited edition. */
  readonly sale_ends_at: Date | null;
  /** Whether it is among the most downloaded patterns, recently and of all time. */
  readonly is_trending: boolean;
  readonly is_popular: boolean;
  readonly category_id: number;
  readonly category_slug: string;
  readonly category_name: string;
  readonly own_usd: number | null;
  readonly own_inr: number | null;
  readonly category_usd: number | null;
  readonly category_inr: number | null;
  /** Category price before it was last lowered. */
  readonly was_usd: number | null;
  readonly was_inr: number | null;
  readonly lowered_at: Date | null;
  readonly extended_usd: number;
  readonly extended_inr: number;
  readonly designer_id: number;
  readonly designer_slug: string;
  readonly designer_name: string;
  readonly collection_id: number | null;
  readonly collection_slug: string | null;
  readonly collection_name: string | null;
};

/** Fields that a detail page shows in addition to those of a list, exactly as stored. */
type StoredFields = Omit<AssetDto, keyof AssetTileDto | 'files' | 'recolor'>;

/** Columns of those fields. They are read as JSON, so a timestamp or a count over 2^53 needs a column of its own. */
const storedColumns: Record<keyof StoredFields, keyof CatalogTables['catalog_asset']> = {
  description: 'description',
  licenseTypes: 'license_types',
  isSeamVerified: 'seam_verified',
  role: 'collection_role',
  tags: 'tags',
  colors: 'colors',
  swatches: 'swatches',
};

/** One asset with everything its page shows. */
export type AssetRow = TileRow & {
  readonly stored: StoredFields;
  readonly status: string;
};

/** Number of patterns that receive a badge, per signal. */
const BADGED = sql.lit(48);

const hottest = sql`(
  select min(download_heat) from (
    select download_heat from catalog_asset where status = 'approved' and download_heat is not null
    order by download_heat desc limit ${BADGED}
  ) as of_late
)`;
const mostDownloaded = sql`(
  select min(download_count) from (
    select download_count from catalog_asset where status = 'approved' and download_count > 0
    order by download_count desc limit ${BADGED}
  ) as of_all_time
)`;

const tileColumns = sql`asset.id, asset.sku, asset.slug, asset.title, asset.alt_text, asset.is_free, asset.is_premium,
    artwork.kind, artwork.repeat_layout, artwork.family, artwork.variant, artwork.palette, artwork.seed, artwork.sha256,
    artwork.media_type, artwork.pixels, artwork.inks, artwork.is_plain_drawing, artwork.is_layered, artwork.file_bytes,
    asset.orientation, asset.dominant_color, asset.thumbhash, asset.rating::float8, asset.rating_count, asset.download_count,
    asset.published_at, asset.sale_ends_at, coalesce(asset.download_heat >= ${hottest}, false) as is_trending,
    coalesce(asset.download_count >= ${mostDownloaded}, false) as is_popular,
    category.id as category_id, category.slug as category_slug, category.name as category_name,
    asset.own_usd_cents as own_usd, asset.own_inr_paise as own_inr,
    price.usd_cents as category_usd, price.inr_paise as category_inr,
    price.was_usd_cents as was_usd, price.was_inr_paise as was_inr, price.lowered_at,
    extended.usd_cents as extended_usd, extended.inr_paise as extended_inr,
    designer.id as designer_id, designer.slug as designer_slug, designer.name as designer_name,
    collection.id as collection_id, collection.slug as collection_slug, collection.name as collection_name`;
const fromTileTables = sql`
  from catalog_asset asset
  join artwork_source_view artwork on artwork.asset_id = asset.id
  join catalog_category category on category.id = asset.category_id
  join catalog_designer designer on designer.id = asset.designer_id
  join catalog_license_surcharge extended on extended.license = 'extended'
  left join catalog_category_price price on price.category_id = asset.category_id
  left join catalog_collection collection on collection.id = asset.collection_id`;

const storedFields = sql.join(
  Object.entries(storedColumns).flatMap(([field, column]) => [sql.lit(field), sql.ref(`asset.${column}`)]),
);

/** Selects list columns; the caller appends a `where` clause on `asset`. */
export const selectTiles: RawBuilder<TileRow> = sql`select ${tileColumns} ${fromTileTables}`;

/** Selects asset rows; the caller appends a `where` clause on `asset`. */
export const selectAssets: RawBuilder<AssetRow> = sql`
  select ${tileColumns}, json_build_object(${storedFields}) as stored, asset.status ${fromTileTables}`;
