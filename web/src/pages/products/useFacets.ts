import type { AssetFilter } from '#generated/types.ts';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { type ProductsFacetsQuery, useProductsFacetsQuery } from './ProductsFacets.query.generated.ts';

/** Counts of all filter values. */
export type Facets = NonNullable<ProductsFacetsQuery['assetFacets']>;
/** A filter value with the number of patterns it would leave. */
export type FacetValue = Facets['tags'][number];

/** Returns the counts next to the list; previous ones stay until the new ones have loaded. Null if unavailable. */
export function useFacets(filter: AssetFilter): Facets | null {
  const variables = { filter };
  const fetchPolicy = useListFetchPolicy('ProductsFacets', variables);
  const { data, previousData } = useProductsFacetsQuery({ variables, fetchPolicy, errorPolicy: 'all' });
  return (data ?? previousData)?.assetFacets ?? null;
}
