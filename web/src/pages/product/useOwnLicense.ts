import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '#lib/session.ts';
import { OwnLicenseDocument } from './OwnLicense.query.generated.ts';
import type { ProductAsset } from './product-asset.ts';

/**
 * Adds the signed-in user's ownership to a page rendered for a visitor; every button updates from the cache. If it
 * cannot be loaded, the page offers to buy.
 */
export function useOwnLicense({ id, viewerHasLicense }: Pick<ProductAsset, 'id' | 'viewerHasLicense'>): void {
  const client = useApolloClient();
  const isSignedIn = useSession() !== null;
  const isUnknown = viewerHasLicense === null;

  useEffect(() => {
    if (!isSignedIn || !isUnknown) return;
    client
      .query({ query: OwnLicenseDocument, variables: { assetId: id }, fetchPolicy: 'network-only' })
      .catch((cause: unknown) => console.info('Whether the pattern is owned was not loaded.', cause));
  }, [client, isSignedIn, isUnknown, id]);
}
