import { skipToken } from '@apollo/client/react';
import { useSession } from '#lib/session.ts';
import type { FollowButton_DesignerFragment } from './FollowButton.fragment.generated.ts';
import { useOwnFollowsQuery } from './OwnFollows.query.generated.ts';

/**
 * Completes studios that were rendered for a visitor with what the signed-in person follows: the cache, and so every
 * button, has it as soon as it is there.
 */
export function useOwnFollows(designers: readonly Pick<FollowButton_DesignerFragment, 'number' | 'viewerFollows'>[]) {
  const isSignedIn = useSession() !== null;
  const numbers = designers.filter(({ viewerFollows }) => viewerFollows === null).map(({ number }) => number);
  useOwnFollowsQuery(
    isSignedIn && numbers.length > 0 ? { variables: { numbers }, fetchPolicy: 'network-only' } : skipToken,
  );
}
