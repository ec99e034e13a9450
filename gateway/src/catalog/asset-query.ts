import {
  ASSET_FILTERS,
  DEFAULT_PAGE_SIZE,
  isEnumValueOf,
  writePaletteShare,
  type AssetSort as SortKey,
} from '@halfdrop/domain';
import type { AssetFilter, AssetSort, InputMaybe, QueryAssetsArgs } from '../generated/resolvers.ts';
import type { QueryValues } from '../platform/rest-client.ts';

const sortNames: Record<AssetSort, SortKey> = {
  COLLECTION: 'collection',
  NEWEST: 'newest',
  POPULAR: 'popular',
  PRICE_HIGH: 'price-high',
  PRICE_LOW: 'price-low',
  RATING: 'rating',
  RELEVANCE: 'relevance',
};

/** Converts an `AssetFilter` to the query string of the REST list. */
export function filterQuery(filter: InputMaybe<AssetFilter> | undefined): QueryValues {
  if (!filter) return {};
  return Object.fromEntries(
    Object.entries(ASSET_FILTERS).map(([name, rule]) => {
      if (rule.kind === 'palette') return [name, filter[rule.field]?.map(writePaletteShare)];
      const value = filter[rule.field];
      return [name, 'words' in rule && Array.isArray(value) ? wordsOf(value, rule.words) : value];
    }),
  );
}

/** Maps enum values to their REST names. */
function wordsOf(values: readonly string[], words: readonly string[]): string[] {
  return values.flatMap((value) => words.filter((word) => isEnumValueOf(value, word)));
}

/** Builds the query string of the REST list for one page of `assets`. */
export function listQuery({ filter, sort, page, limit }: QueryAssetsArgs): QueryValues {
  return {
    ...filterQuery(filter),
    sortBy: sort ? sortNames[sort] : undefined,
    page: page ?? 1,
    limit: limit ?? DEFAULT_PAGE_SIZE,
  };
}
