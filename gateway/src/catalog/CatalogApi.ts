import { MAX_PAGE_SIZE } from '@halfdrop/domain';
import type {
  Asset,
  AssetFacets,
  AssetPage,
  AssetTile,
  Category,
  CategoryList,
  Palette,
  PaletteList,
  ShopCollection,
  ShopCollectionList,
  SimilarAssets,
  SimilarTiles,
  Suggestion,
  SuggestionList,
  SuggestionTile,
  SuggestionTileList,
  TilePage,
} from '../generated/rest.ts';
import { isKey } from '../platform/is-key.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Reads of the catalog. */
export interface CatalogApi {
  list(query: QueryValues): Promise<AssetPage>;
  /** The same page as lists of REST give it, which costs a third. */
  tiles(query: QueryValues): Promise<TilePage>;
  facets(query: QueryValues): Promise<AssetFacets>;
  /** At most 100 assets; those that are gone are left out. */
  assetsByIds(ids: readonly string[]): Promise<Asset[]>;
  assetBySlug(slug: string): Promise<Asset | null>;
  assetBySku(sku: string): Promise<Asset | null>;
  similar(id: string, limit: number): Promise<Asset[]>;
  similarTiles(id: string, limit: number): Promise<AssetTile[]>;
  /** The other patterns of its design collection. */
  coordinates(id: string, limit: number): Promise<Asset[]>;
  coordinateTiles(id: string, limit: number): Promise<AssetTile[]>;
  palettes(): Promise<Palette[]>;
  suggestions(text: string): Promise<Suggestion[]>;
  suggestionTiles(text: string): Promise<SuggestionTile[]>;
  categories(kind: 'menu' | 'filter'): Promise<Category[]>;
  collections(): Promise<ShopCollection[]>;
  collection(slug: string): Promise<ShopCollection | null>;
}

const ASSETS = restPath`/open-api/assets`;
const TILES = restPath`/open-api/assets/tiles`;

/** What is embedded in a pattern has an `id`. */
const tileList = { name: 'assets', itemBegin: '{"_id":' } as const;

/** The catalog over REST. */
export function restCatalogApi(client: RestClient): CatalogApi {
  return {
    list: (query) => client.get<AssetPage>(ASSETS, { status: 'approved', ...query }),
    tiles: (query) => client.getList<'assets', TilePage>(TILES, { status: 'approved', ...query }, tileList),
    facets: (query) => client.get<AssetFacets>(restPath`/open-api/assets/facets`, query),
    assetsByIds: async (ids) => (await client.get<AssetPage>(ASSETS, { ids, limit: MAX_PAGE_SIZE })).assets,
    assetBySlug: async (slug) => (isKey(slug) ? client.find<Asset>(restPath`/open-api/assets/by-slug/${slug}`) : null),
    assetBySku: async (sku) => (isKey(sku) ? client.find<Asset>(restPath`/open-api/assets/by-sku/${sku}`) : null),
    similar: async (id, limit) => {
      const path = restPath`/open-api/assets/${id}/similar`;
      return (await client.find<SimilarAssets>(path, { limit }))?.assets ?? [];
    },
    similarTiles: async (id, limit) => {
      const path = restPath`/open-api/assets/${id}/similar/tiles`;
      return (await client.find<SimilarTiles>(path, { limit }))?.assets ?? [];
    },
    coordinates: async (id, limit) => {
      const path = restPath`/open-api/assets/${id}/coordinates`;
      return (await client.find<SimilarAssets>(path, { limit }))?.assets ?? [];
    },
    coordinateTiles: async (id, limit) => {
      const path = restPath`/open-api/assets/${id}/coordinates/tiles`;
      return (await client.find<SimilarTiles>(path, { limit }))?.assets ?? [];
    },
    palettes: async () => (await client.get<PaletteList>(restPath`/open-api/palettes`)).palettes,
    suggestions: async (text) =>
      (await client.get<SuggestionList>(restPath`/open-api/assets/suggestions`, { q: text })).suggestions,
    suggestionTiles: async (text) =>
      (await client.get<SuggestionTileList>(restPath`/open-api/assets/suggestions/tiles`, { q: text })).suggestions,
    collections: async () => (await client.get<ShopCollectionList>(restPath`/open-api/collections`)).collections,
    collection: async (slug) =>
      isKey(slug) ? client.find<ShopCollection>(restPath`/open-api/collections/${slug}`) : null,
    categories: async (kind) => (await client.get<CategoryList>(restPath`/categories`, { kind })).categories,
  };
}
