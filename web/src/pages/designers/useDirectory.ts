import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOwnFollows } from '#features/designers/useOwnFollows.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { useDebounced } from '#lib/useDebounced.ts';
import { pageFrom } from '#ui/page-numbers.ts';
import type { View } from '#ui/ViewChips.tsx';
import { useDesignersDirectoryQuery } from './DesignersDirectory.query.generated.ts';

const DEBOUNCE_MS = 300;

/**
 * Manages the directory and its filters. Search, category and view are local state and reset on
 * leaving; the page is in the URL.
 */
export function useDirectory() {
  const isHydrated = useIsHydrated();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [view, setView] = useState<View>('grid');
  const asked = typed.trim();
  const settled = useDebounced(asked, DEBOUNCE_MS);
  // Clearing applies at once; only typing is debounced.
  const search = asked === '' ? '' : settled;
  const page = pageFrom(query.get('page'));

  const filter = { ...(search !== '' && { search }), ...(category !== null && { category }) };
  const { data, previousData, loading, error, refetch } = useDesignersDirectoryQuery({
    variables: { filter, page },
    notifyOnNetworkStatusChange: true,
  });
  const found = (data ?? previousData)?.designers ?? null;
  // What the server could not load, the browser fetches after hydration.
  const isWaiting = loading || (!isHydrated && !data);
  useOwnFollows(found?.items ?? []);

  const narrow = (change: () => void) => {
    change();
    if (page !== 1) setQuery({}, { replace: true, preventScrollReset: true });
  };
  return {
    typed,
    search,
    category,
    view,
    found: error ? null : found,
    isLoading: isWaiting || search !== asked,
    hasFailed: error !== undefined && !isWaiting,
    setView,
    setTyped: (text: string) => narrow(() => setTyped(text)),
    setCategory: (value: string | null) => narrow(() => setCategory(value)),
    clear: () =>
      narrow(() => {
        setTyped('');
        setCategory(null);
      }),
    retry: reloadBy(refetch),
  };
}

/** State of the directory, shared by its parts. */
export type DirectoryState = ReturnType<typeof useDirectory>;
