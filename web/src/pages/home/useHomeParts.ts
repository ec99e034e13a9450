import { useCallback, useEffect, useState } from 'react';
import { useListFetchPolicy } from '#lib/freshness.ts';
import type { PartState } from './part-state.ts';
import { type HomePageQuery, useHomePageQuery } from './HomePage.query.generated.ts';

const variables = {};

/** A list of the home page: the name of its field in the query. */
type HomePart = Exclude<keyof HomePageQuery, '__typename'>;
type Parts = { readonly [Part in HomePart]: PartState<NonNullable<HomePageQuery[Part]>> };

/** The pattern at the top: laid out there, and shown where a link to the page is posted. */
type HomeHero = NonNullable<HomePageQuery['selection']>['items'][number];

/** What the home page shows. */
interface HomeContents extends Parts {
  /** Null until it is there, and in a shop without patterns. */
  readonly hero: HomeHero | null;
}

/** Whether something is missing of what the server could load; on the server itself it may still come. */
const isIncomplete = (data: HomePageQuery | undefined) =>
  typeof document === 'undefined' || Object.values(data ?? {}).includes(null);

/**
 * Every part of the home page with its own state. What was missing when the page came, because the server could not
 * load it, is asked for again by the browser. A page that came whole is not rendered again once it is hydrated.
 */
export function useHomeParts(): HomeContents {
  const fetchPolicy = useListFetchPolicy('HomePage', variables);
  const { data, loading, refetch } = useHomePageQuery({
    variables,
    fetchPolicy,
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const [awaitsRest, setAwaitsRest] = useState(() => isIncomplete(data));
  const isWaiting = loading || awaitsRest;
  const load = useCallback(async () => {
    await refetch().catch((cause: unknown) => console.warn('The home page was not loaded.', cause));
  }, [refetch]);
  const retry = useCallback(() => void load(), [load]);
  useEffect(() => {
    if (awaitsRest) void load().then(() => setAwaitsRest(false));
  }, [awaitsRest, load]);

  function stateOf<Page>(page: Page | null | undefined): PartState<Page> {
    if (page) return { status: 'ready', page };
    return isWaiting ? { status: 'loading' } : { status: 'failed', retry };
  }

  // The editors' first choice is on show at the top, the others in their own section.
  const [hero = null, ...others] = data?.selection?.items ?? [];
  return {
    hero,
    trendingCollections: stateOf(data?.trendingCollections),
    premium: stateOf(data?.premium),
    newArrivals: stateOf(data?.newArrivals),
    luxury: stateOf(data?.luxury),
    selection: stateOf(data?.selection && { ...data.selection, items: others }),
    limited: stateOf(data?.limited),
    trendingNow: stateOf(data?.trendingNow),
  };
}
