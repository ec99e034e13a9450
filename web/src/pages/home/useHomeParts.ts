import { useState } from 'react';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import type { Hero_AssetFragment } from './Hero.fragment.generated.ts';
import { failedParts, type HomePart, type PartState, variablesWithout } from './home-sections.ts';
import { type HomePageQuery, useHomePageQuery } from './HomePage.query.generated.ts';

type Pages = { readonly [Part in HomePart]: PartState<NonNullable<HomePageQuery[Part]>> };

/** What the home page shows. */
interface HomeContents extends Pages {
  /** Null until it is there, and in a shop without patterns. */
  readonly hero: Hero_AssetFragment | null;
}

/**
 * The query without the parts that failed. A list that fails takes the whole reply with it, so the others are asked
 * for once more without it: in the browser, the server's page has too little time.
 */
function useSurvivingParts(isHydrated: boolean) {
  const [leftOut, setLeftOut] = useState<readonly HomePart[]>([]);
  const variables = variablesWithout(leftOut);
  const fetchPolicy = useListFetchPolicy('HomePage', variables);
  const query = useHomePageQuery({ variables, fetchPolicy, errorPolicy: 'all', notifyOnNetworkStatusChange: true });

  const failed = query.data ? [] : failedParts(query.error).filter((part) => !leftOut.includes(part));
  if (isHydrated && failed.length > 0) setLeftOut([...leftOut, ...failed]);

  const retry = () => {
    if (leftOut.length > 0) setLeftOut([]);
    else query.refetch().catch((cause: unknown) => console.warn('The home page was not loaded.', cause));
  };
  return { query, leftOut, retry };
}

/** Every part of the home page with its own state. What failed on the server is asked for again by the browser. */
export function useHomeParts(): HomeContents {
  const isHydrated = useIsHydrated();
  const { query, leftOut, retry } = useSurvivingParts(isHydrated);
  const data = query.data ?? query.previousData;
  const isWaiting = query.loading || !isHydrated;

  function stateOf<Page>(part: HomePart, page: Page | undefined): PartState<Page> {
    if (leftOut.includes(part)) return { status: 'failed', retry };
    if (page) return { status: 'ready', page };
    return isWaiting ? { status: 'loading' } : { status: 'failed', retry };
  }

  return {
    hero: data?.hero ?? data?.selection?.items[0] ?? null,
    trending: stateOf('trending', data?.trending),
    newArrivals: stateOf('newArrivals', data?.newArrivals),
    premium: stateOf('premium', data?.premium),
    selection: stateOf('selection', data?.selection),
    free: stateOf('free', data?.free),
  };
}
