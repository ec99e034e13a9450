import { useCallback, useEffect, useState } from 'react';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { lacksPatterns } from './lacks-patterns.ts';
import type { MissingPart } from './part-state.ts';
import { type HomePageQuery, useHomePageQuery } from './HomePage.query.generated.ts';

const variables = {};

type Page = NonNullable<HomePageQuery['homePage']>;

/** State of the home page. */
interface HomeContents {
  /** Null until loaded. */
  readonly page: Page | null;
  /** State of what is missing. */
  readonly missing: MissingPart;
}

/** Returns whether anything failed to load on the server; on the server itself it may still arrive. */
const isIncomplete = (data: HomePageQuery | undefined) =>
  typeof document === 'undefined' || (data !== undefined && (!data.homePage || lacksPatterns(data.homePage)));

/**
 * Returns the home page. The browser refetches what the server could not load; a complete page is not
 * rendered again after hydration.
 */
export function useHomePage(): HomeContents {
  const fetchPolicy = useListFetchPolicy('HomePage', variables);
  const { data, loading, refetch } = useHomePageQuery({
    variables,
    fetchPolicy,
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const [awaitsRest, setAwaitsRest] = useState(() => isIncomplete(data));
  const load = useCallback(async () => {
    await refetch().catch((cause: unknown) => console.warn('The home page was not loaded.', cause));
  }, [refetch]);
  const retry = useCallback(() => void load(), [load]);
  useEffect(() => {
    if (awaitsRest) void load().then(() => setAwaitsRest(false));
  }, [awaitsRest, load]);

  const missing: MissingPart = loading || awaitsRest ? { status: 'loading' } : { status: 'failed', retry };
  return { page: data?.homePage ?? null, missing };
}
