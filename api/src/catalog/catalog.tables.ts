import type { CollectionRole, PricedKind } from '@halfdrop/domain';
import type { Generated } from 'kysely';

/** Tables of this domain. */
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
    license_types: string[];
    orientation: Generated<'landscape' | 'portrait' | 'square'>;
    tags: string[];
    colors: string[];
    swatches: unknown;
    dominant_color: string;
    thumbhash: string;
    rating: string | null;
    rating_count: Generated<number>;
    popularity: Generated<number>;
    published_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    collection_id: number | null;
    collection_role: CollectionRole | null;
    collection_position: number | null;
    descriptor: Buffer | null;
    fingerprint: Buffer | null;
    seam_verified: Generated<boolean>;
    seam_score: number | null;
    heat: number | null;
    sale_ends_at: Date | null;
    download_count: Generated<number>;
    download_heat: number | null;
    /** Price of the asset itself, overriding its category's. */
    own_usd_cents: number | null;
    own_inr_paise: number | null;
  };
  catalog_category: {
    id: Generated<number>;
    parent_id: number | null;
    kind: 'menu' | 'filter';
    slug: string;
    name: string;
    position: number;
    menu_category_id: number | null;
    cover_id: string | null;
    version: Generated<number>;
    /** While the category is being removed: the category that receives its content. */
    removed_into: number | null;
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
    palette: string | null;
    description: string;
    position: number;
    cover_id: string | null;
    version: Generated<number>;
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
    links: Generated<string[]>;
    version: Generated<number>;
  };
  catalog_license_surcharge: {
    license: string;
    usd_cents: number;
    inr_paise: number;
  };
  catalog_price_version: {
    kind: PricedKind;
    /** Id of the category or asset, or name of the license. */
    key: string;
    version: number;
    usd_cents: number | null;
    inr_paise: number | null;
    reason: string;
    starts_at: Date;
    created_at: Date;
    status: 'planned' | 'started' | 'canceled';
  };
  shop_collection: {
    id: number;
    slug: string;
    title: string;
    description: string;
    rule: string | null;
    /** Conditions of the rule `match`. */
    conditions: unknown;
    is_seasonal: Generated<boolean>;
    is_published: Generated<boolean>;
    cover_id: string | null;
    position: number;
    version: Generated<number>;
  };
  shop_collection_item: {
    collection_id: number;
    asset_id: string;
    position: number;
    season: string | null;
  };
}
