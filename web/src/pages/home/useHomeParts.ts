import { useListFetchPolicy } from '#lib/freshness.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import type { Hero_AssetFragment } from './Hero.fragment.generated.ts';
import type { PartState } from './part-state.ts';
import { type HomePageQuery, useHomePageQuery } from './HomePage.query.generated.ts';

/** The pattern on show at the top. When it has left the shop, the best rated one takes its place. */
const variables = { heroSlug: 'garden-posies' };

/** A list of the home page: the name of its field in the query. */
type HomePart = Exclude<keyof HomePageQuery, 'hero' | '__typename'>;
type Parts = { readonly [Part in HomePart]: PartState<NonNullable<HomePageQuery[Part]>> };

/** What the home page shows. */
interface HomeContents extends Parts {
  /** Null until it is there, and in a shop without patterns. */
  readonly hero: Hero_AssetFragment | null;
}

/**
 * Every part of the home page with its own state. A page that the server could not load at all is asked for again by
 * the browser.
 */
export function useHomeParts(): HomeContents {
  const isHydrated = useIsHydrated();
  const fetchPolicy = useListFetchPolicy('HomePage', variables);
  const { data, loading, refetch } = useHomePageQuery({
    variables,
    fetchPolicy,
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const isWaiting = loading || !isHydrated;
  const retry = () => {
    refetch().catch((cause: unknown) => console.warn('The home page was not loaded.', cause));
  };

  function stateOf<Page>(page: Page | null | undefined): PartState<Page> {
    if (page) return { status: 'ready', page };
    return isWaiting ? { status: 'loading' } : { status: 'failed', retry };
  }

  return {
    hero: data?.hero ?? data?.selection?.items[0] ?? null,
    trending: stateOf(data?.trending),
    newArrivals: stateOf(data?.newArrivals),
    premium: stateOf(data?.premium),
    selection: stateOf(data?.selection),
    free: stateOf(data?.free),
  };
}
