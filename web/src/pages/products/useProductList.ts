import { useMemo } from 'react';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import type { AssetFilter } from '#generated/types.ts';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { filterOf, sortOf, type ListParams } from './list-params.ts';
import { useProductsPageQuery } from './ProductsPage.query.generated.ts';

/** Returns the server's filter for the URL state. */
export function useListFilter(params: ListParams): AssetFilter {
  const { categories } = useMenuCategories();
  return useMemo(() => {
    const subcategories = new Map(
      categories.map(({ slug, children }) => [slug, (children ?? []).map((child) => child.slug)]),
    );
    return filterOf(params, subcategories);
  }, [params, categories]);
}

/** Loads one page of the list: fresh for 2 minutes, kept for 5. Previous data stays until the new page has loaded. */
export function useProductList(params: ListParams, filter: AssetFilter, page: number) {
  const variables = { filter, sort: sortOf(params), page, limit: params.limit };
  const fetchPolicy = useListFetchPolicy('ProductsPage', variables);
  const { data, previousData, loading, error, refetch } = useProductsPageQuery({
    variables,
    fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  return {
    assets: (data ?? previousData)?.assets,
    isLoading: loading && !data,
    error: data ? undefined : error,
    retry,
  };
}
