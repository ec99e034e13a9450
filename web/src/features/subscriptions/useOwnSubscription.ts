import { skipToken } from '@apollo/client/react';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useSession } from '#lib/session.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { useOwnSubscriptionQuery } from './OwnSubscription.query.generated.ts';
import type { Subscription } from './subscription-state.ts';

/** What is known of the viewer's subscription. */
export type OwnSubscription =
  | { readonly kind: 'visitor' | 'loading' }
  | { readonly kind: 'failed'; readonly reload: () => void }
  | {
      readonly kind: 'known';
      /** The last one when it is over; null for someone who never had one. */
      readonly subscription: Subscription | null;
      readonly canStartTrial: boolean;
    };

/** The viewer's subscription. What the browser holds serves at once, and the server is asked again. */
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

/** The viewer's subscription where it is known and there is one, else null. */
export function subscriptionIn(own: OwnSubscription): Subscription | null {
  return own.kind === 'known' ? own.subscription : null;
}
