import type { FileFormat } from '#generated/types.ts';
import { toast } from '#ui/toast.ts';
import { useCreateDownloadLinkMutation } from './CreateDownloadLink.mutation.generated.ts';

function save(url: string, fileName: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

/** A file that is still being made has not started: the browser waits for it. */
function tellStart({ fileName, isReady }: { fileName: string; isReady: boolean }): void {
  if (isReady) toast({ status: 'success', title: 'Download Started', description: fileName });
  else
    toast({
      status: 'info',
      title: 'Preparing your files…',
      description: `${fileName} downloads by itself in a few seconds.`,
    });
}

/** Logs and says that a download did not start. */
export function tellFailure(title: string, cause: unknown): void {
  console.info('The download did not start.', cause);
  toast({
    status: 'error',
    title: 'Download failed',
    description: `${title} could not be downloaded. Please try again.`,
  });
}

/** Downloads the zip of a licence, whole or some formats of it: a fresh link, then the browser's own download. Failures are logged and told. */
export function useDownload() {
  const [createLink, { loading }] = useCreateDownloadLinkMutation();

  const download = async (entitlementId: string, title: string, formats?: FileFormat[]): Promise<void> => {
    try {
      const input = { entitlementId, ...(formats && { formats }) };
      const { data } = await createLink({ variables: { input } });
      const link = data?.createDownloadLink.link;
      if (!link) throw new Error(data?.createDownloadLink.errors[0]?.message ?? 'No link was made');
      save(link.url, link.fileName);
      tellStart(link);
    } catch (cause) {
      tellFailure(title, cause);
    }
  };

  return { download, isPreparing: loading };
}
