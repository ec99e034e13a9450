/** Views that let other domains find and render listed assets. */
export interface CatalogListingViews {
  catalog_listed_asset_view: {
    id: string;
    sku: number;
    title: string;
    description: string;
    status: string;
    is_free: boolean;
    is_premium: boolean;
    category_id: number;
    subcategory_id: number;
    filter_category_ids: number[];
    designer_id: number;
    designer_name: string;
    collection_id: number | null;
    price_cents: number | null;
    license_types: string[];
    tags: string[];
    colors: string[];
    orientation: string;
    rating: string | null;
    popularity: number;
    download_count: number;
    published_at: Date | null;
    updated_at: Date;
    descriptor: Buffer | null;
    fingerprint: Buffer | null;
  };
  catalog_listed_designer_view: { id: number; slug: string; name: string };
  catalog_listed_collection_view: { id: number; slug: string };
  catalog_featured_asset_view: { asset_id: string };
  catalog_pictured_asset_view: {
    id: string;
    sku: number;
    slug: string;
    title: string;
    status: string;
    is_free: boolean;
    published_at: Date | null;
    designer_name: string;
    description: string;
    tags: string[];
  };
}
