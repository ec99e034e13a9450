import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { tellFailure, useDownload } from './useDownload.ts';

/**
 * Returns a function that downloads a pattern the signed-in viewer owns, in the given palette or the one acquired.
 * Failures are logged and shown. Resolves to false if the viewer does not own it.
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
