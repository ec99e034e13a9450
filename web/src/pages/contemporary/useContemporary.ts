import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AssetLabel } from '#generated/types.ts';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useDebounced } from '#lib/useDebounced.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { pageFrom } from '#ui/page-numbers.ts';
import { contemporaryFilter, type Narrowing, sortOptions } from './contemporary-filters.ts';
import { useContemporaryPatternsQuery } from './ContemporaryPatterns.query.generated.ts';

const DEBOUNCE_MS = 300;

const nothing: Narrowing = { search: '', labels: [], designer: '' };

function addressOf(sort: string, page: number): string {
  const query = new URLSearchParams({
    ...(sort !== sortOptions[0].value && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? '/contemporary' : `/contemporary?${query}`;
}

/** Loads one page of patterns. Previous data stays until the new page has loaded. */
function usePatterns(narrowing: Narrowing, sort: (typeof sortOptions)[number]['sort'], page: number) {
  const isHydrated = useIsHydrated();
  const variables = { filter: contemporaryFilter(narrowing), sort, page };
  const fetchPolicy = useListFetchPolicy('ContemporaryPatterns', variables);
  const { data, previousData, loading, error, refetch } = useContemporaryPatternsQuery({
    variables,
    fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  const assets = error ? null : ((data ?? previousData)?.assets ?? null);
  // What the server could not load, the browser fetches after hydration.
  const isWaiting = loading || (!isHydrated && !data);
  return { assets, isWaiting, hasFailed: error !== undefined && !isWaiting, retry };
}

/**
 * Manages the contemporary patterns and their filters. Search, tags, designer and view are local state and reset on
 * leaving; sort order and page are in the URL.
 */
export function useContemporary() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [labels, setLabels] = useState<readonly AssetLabel[]>(nothing.labels);
  const [designer, setDesigner] = useState(nothing.designer);
  const asked = typed.trim();
  const debounced = useDebounced(asked, DEBOUNCE_MS);
  // Clearing applies at once; only typing is debounced.
  const search = asked === '' ? '' : debounced;
  const chosen = sortOptions.find(({ value }) => value === query.get('sort')) ?? sortOptions[0];
  const page = pageFrom(query.get('page'));
  const { assets, isWaiting, hasFailed, retry } = usePatterns({ search, labels, designer }, chosen.sort, page);

  const go = (sort: string) => {
    const [, next = ''] = addressOf(sort, 1).split('?');
    if (next !== query.toString()) setQuery(next, { preventScrollReset: true });
  };
  const narrow = (change: () => void) => {
    change();
    go(chosen.value);
  };
  return {
    typed,
    search,
    labels,
    designer,
    sort: chosen.value,
    assets,
    isLoading: isWaiting || search !== asked,
    hasFailed,
    retry,
    /** Number of selected tags and designers. */
    activeCount: labels.length + (designer === '' ? 0 : 1),
    setTyped: (text: string) => narrow(() => setTyped(text)),
    toggleLabel: (label: AssetLabel) =>
      narrow(() => setLabels(labels.includes(label) ? labels.filter((other) => other !== label) : [...labels, label])),
    setDesigner: (slug: string) => narrow(() => setDesigner(slug)),
    setSort: go,
    clearFilters: () =>
      narrow(() => {
        setLabels(nothing.labels);
        setDesigner(nothing.designer);
      }),
    clearAll: () =>
      narrow(() => {
        setTyped(nothing.search);
        setLabels(nothing.labels);
        setDesigner(nothing.designer);
      }),
    pageAddress: (number: number) => addressOf(chosen.value, number),
  };
}

/** State of the contemporary patterns, shared by the parts of the page. */
export type ContemporaryState = ReturnType<typeof useContemporary>;
