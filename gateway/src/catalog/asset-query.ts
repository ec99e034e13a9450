import { DEFAULT_PAGE_SIZE, type AssetSort as SortKey } from '@halfdrop/domain';
import type { AssetFilter, AssetSort, InputMaybe, QueryAssetsArgs, RepeatLayout } from '../generated/resolvers.ts';
import type { Asset } from '../generated/rest.ts';
import type { QueryValues } from '../platform/rest-client.ts';

const sortNames: Record<AssetSort, SortKey> = {
  COLLECTION: 'collection',
  NEWEST: 'newest',
  POPULAR: 'popular',
  PRICE_HIGH: 'price-high',
  PRICE_LOW: 'price-low',
  RATING: 'rating',
};

const repeatNames: Record<RepeatLayout, Asset['repeat']> = {
  BLOCK: 'block',
  BRICK: 'brick',
  HALF_DROP: 'half-drop',
  MIRROR: 'mirror',
};

const lowerCased = (values: InputMaybe<readonly string[]> | undefined) => values?.map((value) => value.toLowerCase());

/** What an `AssetFilter` is called in the query string of the REST list. */
export function filterQuery(filter: InputMaybe<AssetFilter> | undefined): QueryValues {
  if (!filter) return {};
  return {
    search: filter.search,
    assetId: filter.assetId,
    collection: filter.collection,
    category: filter.categories,
    sub: filter.subcategories,
    designers: filter.designers,
    designCollections: filter.designCollections,
    labels: lowerCased(filter.labels),
    tags: filter.tags,
    colors: filter.colors,
    orientations: lowerCased(filter.orientations),
    licenses: lowerCased(filter.licenseTypes),
    repeats: filter.repeats?.map((repeat) => repeatNames[repeat]),
    minPrice: filter.minPrice,
    maxPrice: filter.maxPrice,
    free: filter.isFree,
    premium: filter.isPremium,
    new: filter.isNew,
  };
}

/** The query string of the REST list for one page of `assets`. */
export function listQuery({ filter, sort, page, limit }: QueryAssetsArgs): QueryValues {
  return {
    ...filterQuery(filter),
    sortBy: sortNames[sort ?? 'POPULAR'],
    page: page ?? 1,
    limit: limit ?? DEFAULT_PAGE_SIZE,
  };
}
