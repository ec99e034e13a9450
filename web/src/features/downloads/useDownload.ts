import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { CreateDownloadLinkInput } from '#generated/types.ts';
import { toast } from '#ui/toast.ts';

/** Which files of a license are wanted: all formats when they are left out, in the palette it was acquired in. */
type FileChoice = Omit<CreateDownloadLinkInput, 'entitlementId'>;

/** Logs and says that a download did not start. */
export function tellFailure(title: string, cause: unknown): void {
  console.info('The download did not start.', cause);
  toast({
    status: 'error',
    title: 'Download failed',
    description: `${title} could not be downloaded. Please try again.`,
  });
}

/**
 * Downloads the zip of a license, whole or some formats of it. The script that does it comes with the first download.
 * Failures are logged and told.
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
