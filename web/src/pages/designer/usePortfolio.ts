import { useSearchParams } from 'react-router-dom';
import type { AssetSort } from '#generated/types.ts';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { pageFrom } from '#ui/page-numbers.ts';
import { useDesignerPortfolioQuery } from './DesignerPortfolio.query.generated.ts';

/** Sort orders of a portfolio by URL value. */
export const portfolioSorts = [
  { value: 'popular', label: 'Most Popular', sort: 'POPULAR' },
  { value: 'newest', label: 'Newest First', sort: 'NEWEST' },
] as const satisfies readonly { value: string; label: string; sort: AssetSort }[];

/** Manages a studio's patterns: collection, sort order and page, all in the URL. */
export function usePortfolio(key: string) {
  const isHydrated = useIsHydrated();
  const [query, setQuery] = useSearchParams();
  const collection = query.get('collection') ?? '';
  const chosen = portfolioSorts.find(({ value }) => value === query.get('sort')) ?? portfolioSorts[0];
  const page = pageFrom(query.get('page'));

  const filter = { designers: [key], ...(collection !== '' && { designCollections: [collection] }) };
  const variables = { filter, sort: chosen.sort, page };
  const fetchPolicy = useListFetchPolicy('DesignerPortfolio', variables);
  const { data, previousData, loading, error, refetch } = useDesignerPortfolioQuery({
    variables,
    fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });

  // What the server could not load, the browser fetches after hydration.
  const isWaiting = loading || (!isHydrated && !data);

  /** Returns the URL after a change; any change but that of the page resets it. */
  const addressWith = (changes: { collection?: string; sort?: string; page?: number }): string => {
    const next = new URLSearchParams({
      ...((changes.collection ?? collection) && { collection: changes.collection ?? collection }),
      ...((changes.sort ?? chosen.value) !== 'popular' && { sort: changes.sort ?? chosen.value }),
      ...((changes.page ?? 1) > 1 && { page: String(changes.page) }),
    }).toString();
    return next === '' ? `/designer/${key}` : `/designer/${key}?${next}`;
  };
  return {
    collection,
    sort: chosen.value,
    assets: (data ?? previousData)?.assets ?? null,
    isLoading: isWaiting,
    hasFailed: error !== undefined && !isWaiting,
    addressWith,
    setSort: (sort: string) => {
      const [, search = ''] = addressWith({ sort }).split('?');
      setQuery(search, { preventScrollReset: true });
    },
    retry: reloadBy(refetch),
  };
}

/** State of the portfolio, shared by its parts. */
export type PortfolioState = ReturnType<typeof usePortfolio>;
