import type { Selectable } from 'kysely';
import type { CatalogTables } from './catalog.tables.ts';

type Row<Table extends keyof CatalogTables> = Selectable<CatalogTables[Table]>;

/** Views that other domains may read. */
export interface CatalogViews {
  catalog_asset_view: Pick<
    Row<'catalog_asset'>,
    | 'id'
    | 'sku'
    | 'slug'
    | 'title'
    | 'status'
    | 'category_id'
    | 'designer_id'
    | 'collection_id'
    | 'collection_role'
    | 'collection_position'
    | 'rating'
    | 'rating_count'
    | 'popularity'
    | 'download_count'
    | 'published_at'
    | 'sale_ends_at'
  >;
  catalog_category_view: Omit<Row<'catalog_category'>, 'menu_category_id' | 'cover_id' | 'version'>;
  /** URL aliases of categories. */
  catalog_category_address_view: Omit<Row<'catalog_category_alias'>, 'scope' | 'position'>;
  catalog_collection_view: Omit<Row<'catalog_collection'>, 'palette' | 'version'>;
  /** Studios with the category they are known for. */
  catalog_designer_view: Row<'catalog_designer'> & { category_slug: string; category_name: string };
  /** Terms that narrow the directory of studios to one category. */
  catalog_designer_chip_view: Omit<Row<'catalog_category_alias'>, 'scope'>;
  /** Null for collections whose content changes over time, by a rule or the season. */
  catalog_shop_collection_view: { slug: string; position: number; changed_at: Date | null };
}
