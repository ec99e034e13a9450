import { readFragment } from '#lib/fragments.ts';
import { useCategoryListQuery } from './CategoryList.query.generated.ts';
import type { DeskCategory_CategoryFragment } from './DeskCategory.fragment.generated.ts';

/** Every category as it is now: what is changed begins from that, not from what was there earlier. */
export function useCategories() {
  const { data, loading, error, refetch } = useCategoryListQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return {
    categories: data?.adminCategories?.map((each) => readFragment<DeskCategory_CategoryFragment>(each)),
    isLoading: loading,
    failure: error?.message,
    reload: () => {
      refetch().catch((cause: unknown) => console.warn('The categories were not loaded.', cause));
    },
  };
}
