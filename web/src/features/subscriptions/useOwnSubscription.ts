import { skipToken } from '@apollo/client/react';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useSession } from '#lib/session.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { useOwnSubscriptionQuery } from './OwnSubscription.query.generated.ts';
import type { Subscription } from './subscription-state.ts';

/** State of the viewer's subscription. */
export type OwnSubscription =
  | { readonly kind: 'visitor' | 'loading' }
  | { readonly kind: 'failed'; readonly reload: () => void }
  | {
      readonly kind: 'known';
      /** The last one, even if ended; null if there never was one. */
      readonly subscription: Subscription | null;
      readonly canStartTrial: boolean;
    };

/** Returns the viewer's subscription, from the cache first, then refetched. */
export function useOwnSubscription(): OwnSubscription {
  const isSignedIn = useSession() !== null;
  const isHydrated = useIsHydrated();
  const { data, error, refetch } = useOwnSubscriptionQuery(
    isSignedIn ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (!isHydrated) return { kind: 'loading' };
  if (!isSignedIn) return { kind: 'visitor' };
  const viewer = data?.viewer;
  if (viewer)
    return {
      kind: 'known',
      subscription: readFragment<Subscription>(viewer.subscription) ?? null,
      canStartTrial: viewer.canStartTrial === true,
    };
  if (!error) return { kind: 'loading' };
  const reload = reloadBy(refetch);
  return { kind: 'failed', reload };
}

/** Returns the viewer's subscription if loaded and present, else null. */
export function subscriptionIn(own: OwnSubscription): Subscription | null {
  return own.kind === 'known' ? own.subscription : null;
}
