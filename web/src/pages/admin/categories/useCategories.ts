import { useEffect } from 'react';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useCategoryListQuery } from './CategoryList.query.generated.ts';
import type { DeskCategory_CategoryFragment } from './DeskCategory.fragment.generated.ts';

/** Poll interval while a category is being removed, in milliseconds. */
const POLL_MS = 1000;

/** Loads all categories, bypassing the cache: edits must start from current data. */
export function useCategories() {
  const { data, loading, error, refetch, startPolling, stopPolling } = useCategoryListQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const categories = data?.adminCategories?.map((each) => readFragment<DeskCategory_CategoryFragment>(each));
  const isEmptying = categories?.some(({ removedIntoId }) => removedIntoId !== null) ?? false;
  useEffect(() => {
    if (!isEmptying) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isEmptying, startPolling, stopPolling]);

  return {
    categories,
    isLoading: loading,
    failure: error?.message,
    reload: reloadBy(refetch),
  };
}
