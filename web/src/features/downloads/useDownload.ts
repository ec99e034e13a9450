import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { CreateDownloadLinkInput } from '#generated/types.ts';
import { toast } from '#ui/toast.ts';

/** Which files of a license to download; defaults to all formats in the acquired palette. */
type FileChoice = Omit<CreateDownloadLinkInput, 'entitlementId'>;

/** Logs and shows that a download did not start. */
export function tellFailure(title: string, cause: unknown): void {
  console.info('The download did not start.', cause);
  toast({
    status: 'error',
    title: 'Download failed',
    description: `${title} could not be downloaded. Please try again.`,
  });
}

/**
 * Returns a function that downloads the zip of a license, complete or with some formats. Its script is loaded with the
 * first download. Failures are logged and shown.
 */
export function useDownload() {
  const client = useApolloClient();
  const [isPreparing, setPreparing] = useState(false);

  const download = async (entitlementId: string, title: string, choice: FileChoice = {}): Promise<void> => {
    setPreparing(true);
    try {
      const { downloadFiles } = await import('./download-files.ts');
      const tell = (cause: unknown) => tellFailure(title, cause);
      await downloadFiles(client, { entitlementId, ...choice }, tell);
    } catch (cause) {
      tellFailure(title, cause);
    } finally {
      setPreparing(false);
    }
  };

  return { download, isPreparing };
}
