import type { ApolloClient } from '@apollo/client';
import type { CreateDownloadLinkInput, FileFormat } from '#generated/types.ts';
import { follow } from '#lib/follow.ts';
import { toast } from '#ui/toast.ts';
import { CreateDownloadLinkDocument } from './CreateDownloadLink.mutation.generated.ts';
import { FilesChangedDocument } from './FilesChanged.subscription.generated.ts';

/** Poll interval while files are being generated, in milliseconds. */
const ASK_AGAIN_MS = 2500;
/** Poll interval while subscribed to changes: the generating process may die before it notifies. */
const ASK_CALMLY_MS = 15_000;
/** How long to wait for the files, in milliseconds; allows for a queue of other bundles. */
const MAX_WAIT_MS = 180_000;

function save(url: string, fileName: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

/** Subscribes to files being generated. */
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
  /** Resolves with the next unseen notification, or when the next poll is due. */
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

/** Shows which formats are ready, and offers those while others are pending. */
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
 * Downloads the files of a license once they have been generated, as browsers give up on a download that does not
 * start. Until then, shows how many formats are ready and offers those; `tell` is called when that fails.
 * @throws Error when no link is created, or the files are not ready in time
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
