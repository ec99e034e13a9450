import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { useSession } from '#lib/session.ts';
import type { FollowButton_DesignerFragment } from './FollowButton.fragment.generated.ts';
import { OwnFollowsDocument } from './OwnFollows.query.generated.ts';

/**
 * Completes studios that were rendered for a visitor with what the signed-in person follows: the cache, and so every
 * button, has it as soon as it is there. Until then, and when it cannot be had, the buttons offer to follow.
 */
export function useOwnFollows(designers: readonly Masked<FollowButton_DesignerFragment>[]) {
  const client = useApolloClient();
  const isSignedIn = useSession() !== null;
  const unknown = readFragment<FollowButton_DesignerFragment>(designers)
    .filter(({ viewerIsFollowing }) => viewerIsFollowing === null)
    .map(({ number }) => number)
    .join();

  useEffect(() => {
    if (!isSignedIn || unknown === '') return;
    const numbers = unknown.split(',').map(Number);
    client
      .query({ query: OwnFollowsDocument, variables: { numbers }, fetchPolicy: 'network-only' })
      .catch((cause: unknown) => console.info('What is followed was not loaded.', cause));
  }, [client, isSignedIn, unknown]);
}
