import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { useSession } from '#lib/session.ts';
import type { FollowButton_DesignerFragment } from './FollowButton.fragment.generated.ts';
import { OwnFollowsDocument } from './OwnFollows.query.generated.ts';

/**
 * Adds the signed-in user's follows to studios rendered for a visitor; every button updates from the cache. Until then,
 * and if it fails, the buttons offer to follow.
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
