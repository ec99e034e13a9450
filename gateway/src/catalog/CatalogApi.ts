import type { Asset, Category, Pagination, Suggestion } from '../generated/rest.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';

/** One numbered page of assets as REST gives it. */
export interface AssetListing {
  readonly assets: Asset[];
  readonly pagination: Pagination;
}

/** How often one filter value occurs. */
export interface FacetCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Counts of every filter value. */
export interface FacetCounts {
  readonly categories: FacetCount[];
  readonly tags: FacetCount[];
  readonly colors: FacetCount[];
  readonly orientations: FacetCount[];
  readonly licenseTypes: FacetCount[];
  readonly priceRange: { readonly min: number; readonly max: number };
}

/** Reads of the catalogue. */
export interface CatalogApi {
  list(query: QueryValues): Promise<AssetListing>;
  facets(query: QueryValues): Promise<FacetCounts>;
  /** At most 100 assets; those that are gone are left out. */
  assetsByIds(ids: readonly string[]): Promise<Asset[]>;
  assetById(id: string): Promise<Asset | null>;
  assetBySlug(slug: string): Promise<Asset | null>;
  assetBySku(sku: string): Promise<Asset | null>;
  similar(id: string, limit: number): Promise<Asset[]>;
  suggestions(text: string): Promise<Suggestion[]>;
  categories(kind: 'menu' | 'filter'): Promise<Category[]>;
}

const ASSETS = '/open-api/assets';

/** The catalogue over REST. */
export function restCatalogApi(client: RestClient): CatalogApi {
  return {
    list: (query) => client.get<AssetListing>(ASSETS, { status: 'approved', ...query }),
    facets: (query) => client.get<FacetCounts>(`${ASSETS}/facets`, query),
    assetsByIds: async (ids) => (await client.get<AssetListing>(ASSETS, { ids, limit: 100 })).assets,
    assetById: (id) => client.find<Asset>(`${ASSETS}/${encodeURIComponent(id)}`),
    assetBySlug: (slug) => client.find<Asset>(`${ASSETS}/by-slug/${encodeURIComponent(slug)}`),
    assetBySku: (sku) => client.find<Asset>(`${ASSETS}/by-sku/${encodeURIComponent(sku)}`),
    similar: async (id, limit) => {
      const path = `${ASSETS}/${encodeURIComponent(id)}/similar`;
      return (await client.find<Pick<AssetListing, 'assets'>>(path, { limit }))?.assets ?? [];
    },
    suggestions: async (text) =>
      (await client.get<{ suggestions: Suggestion[] }>(`${ASSETS}/suggestions`, { q: text })).suggestions,
    categories: async (kind) => (await client.get<{ categories: Category[] }>('/categories', { kind })).categories,
  };
}
