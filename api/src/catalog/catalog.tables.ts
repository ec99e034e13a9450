import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables of this domain that are reached through the query builder. */
export interface CatalogTables {
  catalog_asset: {
    id: Generated<string>;
    sku: Generated<number>;
    slug: string;
    title: string;
    status: 'draft' | 'submitted' | 'approved' | 'rejected' | 'withdrawn';
    category_id: number;
    is_free: Generated<boolean>;
    family: string;
    variant: number;
    palette: string;
    seed: number;
    orientation: GeneratedAlways<string>;
    download_count: Generated<number>;
    published_at: ColumnType<Date | null>;
  };
  catalog_category: {
    id: number;
    parent_id: number | null;
    kind: 'menu' | 'filter';
    slug: string;
    name: string;
    position: number;
  };
  catalog_category_price: {
    category_id: number;
    usd_cents: number;
    inr_paise: number;
  };
}
