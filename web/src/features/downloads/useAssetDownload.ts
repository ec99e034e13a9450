import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { tellFailure, useDownload } from './useDownload.ts';

/**
 * Downloads a pattern the signed-in viewer owns, in the palette of that slug or the one it was acquired in; failures are
 * logged and told. Resolves to false when it is not theirs.
 */
export function useAssetDownload() {
  const client = useApolloClient();
  const { download } = useDownload();
  const [isPreparing, setPreparing] = useState(false);

  const downloadAsset = async (assetId: string, title: string, palette?: string): Promise<boolean> => {
    setPreparing(true);
    try {
      const { licenseOf } = await import('./license-of.ts');
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
