import type { ApolloClient } from '@apollo/client';
import type { CreateDownloadLinkInput, FileFormat } from '#generated/types.ts';
import { toast } from '#ui/toast.ts';
import { CreateDownloadLinkDocument } from './CreateDownloadLink.mutation.generated.ts';

/** Between two questions whether files that are being made are there. */
const ASK_AGAIN_MS = 2500;
/** Some three minutes: a queue of bundles before this one is worth waiting for. */
const MAX_QUESTIONS = 72;

function save(url: string, fileName: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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
  let told: number | null = null;
  for (let asked = 1; !link.isReady; asked += 1) {
    if (asked === MAX_QUESTIONS) throw new Error('The files were not made in time');
    const ready = link.formats.filter(({ isReady }) => isReady).length;
    if (ready !== told) tellProgress(link, takeReady);
    told = ready;
    await pause(ASK_AGAIN_MS);
    link = await freshLink(client, input);
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
