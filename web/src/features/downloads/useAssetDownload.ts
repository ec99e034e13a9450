import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { LicenseOfDocument } from './LicenseOf.query.generated.ts';
import { tellFailure, useDownload } from './useDownload.ts';

/** The viewer's licence for a pattern, looked up on the server page by page; null when they hold none. */
async function licenseOf(client: ApolloClient, assetId: string): Promise<string | null> {
  for (let page = 1; ; page += 1) {
    const variables = { assetId, page };
    const { data } = await client.query({ query: LicenseOfDocument, variables, fetchPolicy: 'no-cache' });
    const held = data?.library?.items.find(({ asset }) => asset?.id === assetId);
    if (held) return held.id;
    const isFurtherBack = data?.asset?.viewerHasLicense === true && data.library?.pageInfo.hasNextPage === true;
    if (!isFurtherBack) return null;
  }
}

/** Downloads a pattern the signed-in viewer owns, in the palette of that slug or the one it was acquired in; failures are logged and told. Resolves to false when it is not theirs. */
export function useAssetDownload() {
  const client = useApolloClient();
  const { download } = useDownload();
  const [isPreparing, setPreparing] = useState(false);

  const downloadAsset = async (assetId: string, title: string, palette?: string): Promise<boolean> => {
    setPreparing(true);
    try {
      const license = await licenseOf(client, assetId);
      if (license !== null) await download(license, title, { palette });
      return license !== null;
    } catch (cause) {
      tellFailure(title, cause);
      return true;
    } finally {
      setPreparing(false);
    }
  };

  return { downloadAsset, isPreparing };
}
