import type { ApolloClient } from '@apollo/client';
import type { CreateDownloadLinkInput, FileFormat } from '#generated/types.ts';
import { follow } from '#lib/follow.ts';
import { toast } from '#ui/toast.ts';
import { CreateDownloadLinkDocument } from './CreateDownloadLink.mutation.generated.ts';
import { FilesChangedDocument } from './FilesChanged.subscription.generated.ts';

/** Between two questions whether files that are being made are there. */
const ASK_AGAIN_MS = 2500;
/** The same while somebody tells: whoever makes them may end before the last word. */
const ASK_CALMLY_MS = 15_000;
/** A queue of bundles before this one is worth waiting for. */
const MAX_WAIT_MS = 180_000;

function save(url: string, fileName: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

/** Hears that files were made. */
function listen(client: ApolloClient) {
  let isTold = false;
  let hasNews = false;
  let wake: (() => void) | undefined;
  const onTold = () => {
    isTold = true;
    hasNews = true;
    wake?.();
  };
  const end = follow(client, { query: FilesChangedDocument }, { onTold, onLost: () => (isTold = false) });
  /** Resolves with the next word that was not heard yet, or when it is time to ask without one. */
  async function next(): Promise<void> {
    if (!hasNews) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, isTold ? ASK_CALMLY_MS : ASK_AGAIN_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    hasNews = false;
  }
  return { next, end };
}

async function freshLink(client: ApolloClient, input: CreateDownloadLinkInput) {
  const { data } = await client.mutate({ mutation: CreateDownloadLinkDocument, variables: { input } });
  const link = data?.createDownloadLink.link;
  if (!link) throw new Error(data?.createDownloadLink.errors[0]?.message ?? 'No link was made');
  return link;
}

type Link = Awaited<ReturnType<typeof freshLink>>;

/** Says which formats are there, and offers those when there are others to wait for. */
function tellProgress({ fileName, formats }: Link, takeReady: (ready: FileFormat[]) => void): void {
  const ready = formats.filter(({ isReady }) => isReady).map(({ format }) => format);
  const title = 'Preparing your files…';
  const lasting = { status: 'info', title, isLasting: true, isForNextPage: true } as const;
  if (ready.length === 0 || ready.length === formats.length) {
    toast({ ...lasting, description: `${fileName} downloads by itself in a few seconds.` });
    return;
  }
  toast({
    ...lasting,
    description: `${ready.length} of ${formats.length} formats are ready: ${ready.join(', ')}. All of them download by themselves.`,
    action: { label: 'Download what is ready', run: () => takeReady(ready) },
  });
}

async function readyLink(client: ApolloClient, input: CreateDownloadLinkInput, tell: (cause: unknown) => void) {
  const takeReady = (formats: FileFormat[]) => void downloadFiles(client, { ...input, formats }, tell).catch(tell);
  let link = await freshLink(client, input);
  if (link.isReady) return link;
  const news = listen(client);
  const latest = Date.now() + MAX_WAIT_MS;
  let told: number | null = null;
  try {
    while (!link.isReady) {
      if (Date.now() > latest) throw new Error('The files were not made in time');
      const ready = link.formats.filter(({ isReady }) => isReady).length;
      if (ready !== told) tellProgress(link, takeReady);
      told = ready;
      await news.next();
      link = await freshLink(client, input);
    }
  } finally {
    news.end();
  }
  return link;
}

/**
 * Has the browser save the files of a license once they are made, since browsers give up on a download that does not
 * begin. Until then it says how many formats are there, and offers those; `tell` hears when that fails.
 * @throws Error when no link is made, or the files are not made in time
 */
export async function downloadFiles(
  client: ApolloClient,
  input: CreateDownloadLinkInput,
  tell: (cause: unknown) => void,
): Promise<void> {
  const { url, fileName } = await readyLink(client, input, tell);
  save(url, fileName);
  toast({ status: 'success', title: 'Download Started', description: fileName });
}
