import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '#lib/session.ts';
import { askWhetherOwned } from './owned-assets.ts';
import { OwnedAsset_AssetFragmentDoc } from './OwnedAsset.fragment.generated.ts';

/** Returns whether the signed-in user owns a pattern; false until known, and if unavailable. */
export function useIsOwned(assetId: string): boolean {
  const client = useApolloClient();
  const isSignedIn = useSession() !== null;
  const { data } = useFragment({
    fragment: OwnedAsset_AssetFragmentDoc,
    from: { __typename: 'Asset', id: assetId },
  });
  const isUnknown = typeof data.viewerHasLicense !== 'boolean';

  useEffect(() => {
    if (isSignedIn && isUnknown) askWhetherOwned(client, assetId);
  }, [client, isSignedIn, isUnknown, assetId]);

  return isSignedIn && data.viewerHasLicense === true;
}
