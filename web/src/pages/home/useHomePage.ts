import { useCallback, useEffect, useState } from 'react';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { lacksPatterns } from './lacks-patterns.ts';
import type { MissingPart } from './part-state.ts';
import { type HomePageQuery, useHomePageQuery } from './HomePage.query.generated.ts';

const variables = {};

type Page = NonNullable<HomePageQuery['homePage']>;

/** What the home page shows. */
interface HomeContents {
  /** Null until it is there. */
  readonly page: Page | null;
  /** What stands in the place of what is not there. */
  readonly missing: MissingPart;
}

/** Whether something is missing of what the server could load; on the server itself it may still come. */
const isIncomplete = (data: HomePageQuery | undefined) =>
  typeof document === 'undefined' || (data !== undefined && (!data.homePage || lacksPatterns(data.homePage)));

/**
 * The home page. What was missing when it came, because the server could not load it, is asked for again by the browser.
 * A page that came whole is not rendered again once it is hydrated.
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
