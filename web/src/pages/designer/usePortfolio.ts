import { useSearchParams } from 'react-router-dom';
import type { AssetSort } from '#generated/types.ts';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { pageFrom } from '#ui/page-numbers.ts';
import { useDesignerPortfolioQuery } from './DesignerPortfolio.query.generated.ts';

/** The orders of a portfolio as they stand in the address. */
export const portfolioSorts = [
  { value: 'popular', label: 'Most Popular', sort: 'POPULAR' },
  { value: 'newest', label: 'Newest First', sort: 'NEWEST' },
] as const satisfies readonly { value: string; label: string; sort: AssetSort }[];

/** The patterns of a studio: one collection or all, in order, page by page. All of it stands in the address. */
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

  // What the server could not load, the browser asks for again.
  const isWaiting = loading || (!isHydrated && !data);

  /** The address with a change; whatever it changes but the page, the list starts anew. */
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

/** The patterns of a studio as their parts see them. */
export type PortfolioState = ReturnType<typeof usePortfolio>;
