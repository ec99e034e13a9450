import type { AssetFilter } from '#generated/types.ts';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { type ProductsFacetsQuery, useProductsFacetsQuery } from './ProductsFacets.query.generated.ts';

/** Counts of every filter value. */
export type Facets = NonNullable<ProductsFacetsQuery['assetFacets']>;
/** One filter value with the number of patterns it would leave. */
export type FacetValue = Facets['tags'][number];

/** Counts beside the list; what was there stays until the new ones have come. Null when they cannot be had. */
export function useFacets(filter: AssetFilter): Facets | null {
  const variables = { filter };
  const fetchPolicy = useListFetchPolicy('ProductsFacets', variables);
  const { data, previousData } = useProductsFacetsQuery({ variables, fetchPolicy, errorPolicy: 'all' });
  return (data ?? previousData)?.assetFacets ?? null;
}
