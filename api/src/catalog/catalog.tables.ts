import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of this domain. */
export interface CatalogTables {
  catalog_asset: {
    id: Generated<string>;
    sku: Generated<number>;
    slug: string;
    title: string;
    description: string;
    alt_text: string;
    status: Generated<'draft' | 'submitted' | 'approved' | 'rejected' | 'withdrawn'>;
    category_id: number;
    subcategory_id: number;
    filter_category_ids: number[];
    designer_id: number;
    is_free: Generated<boolean>;
    is_premium: Generated<boolean>;
    licence_types: string[];
    family: string;
    variant: number;
    palette: string;
    seed: number;
    repeat_layout: 'block' | 'half-drop' | 'brick' | 'mirror';
    width_px: Generated<number>;
    height_px: Generated<number>;
    orientation: GeneratedAlways<string>;
    tags: string[];
    colours: string[];
    swatches: unknown;
    dominant_colour: string;
    thumbhash: string;
    rating: string | null;
    rating_count: Generated<number>;
    popularity: Generated<number>;
    published_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    collection_id: number | null;
    collection_role: string | null;
    descriptor: Buffer | null;
    fingerprint: Buffer | null;
    seam_verified: Generated<boolean>;
    seam_score: number | null;
    file_bytes: unknown;
    heat: number | null;
    sale_ends_at: Date | null;
    download_count: Generated<number>;
    download_heat: number | null;
  };
  catalog_category: {
    id: number;
    parent_id: number | null;
    kind: 'menu' | 'filter';
    slug: string;
    name: string;
    position: number;
    shelf_id: number | null;
  };
  catalog_category_alias: {
    scope: 'address' | 'designers';
    alias: string;
    category_id: number;
    position: number | null;
  };
  catalog_category_price: {
    category_id: number;
    usd_cents: number;
    inr_paise: number;
    was_usd_cents: number | null;
    was_inr_paise: number | null;
    lowered_at: Date | null;
  };
  catalog_collection: {
    id: Generated<number>;
    slug: string;
    name: string;
    designer_id: number;
    palette: string;
    description: string;
    position: number;
  };
  catalog_designer: {
    id: Generated<number>;
    slug: string;
    name: string;
    specialty: string;
    bio: string;
    country: string;
    joined_year: number;
    category_id: number;
    is_featured: Generated<boolean>;
    owner_id: string | null;
  };
  catalog_facet: {
    facet: string;
    value: string;
    label: string;
    code: number;
    position: number;
    is_alias: Generated<boolean>;
  };
  catalog_licence_surcharge: {
    licence: string;
    usd_cents: number;
    inr_paise: number;
  };
  catalog_search: {
    asset_id: string;
    sku: number;
    price_cents: number | null;
    popularity: number;
    rating: string | null;
    is_free: boolean;
    is_premium: boolean;
    published_at: Date;
    codes: number[];
  };
  catalog_search_text: {
    asset_id: string;
    doc: string;
  };
  catalog_search_word: {
    word: string;
    document_count: number;
  };
  shop_collection: {
    id: number;
    slug: string;
    title: string;
    description: string;
    rule: string | null;
    is_seasonal: Generated<boolean>;
    position: number;
  };
  shop_collection_item: {
    collection_id: number;
    asset_id: string;
    position: number;
    season: string | null;
  };
}
