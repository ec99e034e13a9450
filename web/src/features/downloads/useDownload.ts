import { useState } from 'react';
import type { FileFormat } from '#generated/types.ts';
import { toast } from '#ui/toast.ts';
import { useCreateDownloadLinkMutation } from './CreateDownloadLink.mutation.generated.ts';

/** Between two questions whether files that are being made are there. */
const ASK_AGAIN_MS = 2500;
/** Some three minutes: a queue of bundles before this one is worth waiting for. */
const MOST_QUESTIONS = 72;

/** Which files of a licence are wanted. */
interface FileChoice {
  /** All of them when left out. */
  readonly formats?: FileFormat[];
  /** Slug of a palette offered for the pattern, its own included; the one it was acquired in when left out. */
  readonly palette?: string | undefined;
}

interface WantedFiles extends FileChoice {
  readonly entitlementId: string;
}

function save(url: string, fileName: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

function tellWait(fileName: string): void {
  const description = `${fileName} downloads by itself in a few seconds.`;
  toast({ status: 'info', title: 'Preparing your files…', description });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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
 * Downloads the zip of a licence, whole or some formats of it: a fresh link, and the browser's own download once the
 * files are made, since browsers give up on one that does not begin. Failures are logged and told.
 */
export function useDownload() {
  const [createLink] = useCreateDownloadLinkMutation();
  const [isPreparing, setPreparing] = useState(false);

  const freshLink = async (input: WantedFiles) => {
    const { data } = await createLink({ variables: { input } });
    const link = data?.createDownloadLink.link;
    if (!link) throw new Error(data?.createDownloadLink.errors[0]?.message ?? 'No link was made');
    return link;
  };

  const readyLink = async (input: WantedFiles) => {
    let link = await freshLink(input);
    if (!link.isReady) tellWait(link.fileName);
    for (let asked = 1; !link.isReady; asked += 1) {
      if (asked === MOST_QUESTIONS) throw new Error('The files were not made in time');
      await pause(ASK_AGAIN_MS);
      link = await freshLink(input);
    }
    return link;
  };

  const download = async (entitlementId: string, title: string, choice: FileChoice = {}): Promise<void> => {
    setPreparing(true);
    try {
      const { url, fileName } = await readyLink({ entitlementId, ...choice });
      save(url, fileName);
      toast({ status: 'success', title: 'Download Started', description: fileName });
    } catch (cause) {
      tellFailure(title, cause);
    } finally {
      setPreparing(false);
    }
  };

  return { download, isPreparing };
}
