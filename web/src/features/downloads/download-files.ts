import type { ApolloClient } from '@apollo/client';
import type { CreateDownloadLinkInput } from '#generated/types.ts';
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

function tellWait(fileName: string): void {
  const description = `${fileName} downloads by itself in a few seconds.`;
  toast({ status: 'info', title: 'Preparing your files…', description });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function freshLink(client: ApolloClient, input: CreateDownloadLinkInput) {
  const { data } = await client.mutate({ mutation: CreateDownloadLinkDocument, variables: { input } });
  const link = data?.createDownloadLink.link;
  if (!link) throw new Error(data?.createDownloadLink.errors[0]?.message ?? 'No link was made');
  return link;
}

async function readyLink(client: ApolloClient, input: CreateDownloadLinkInput) {
  let link = await freshLink(client, input);
  if (!link.isReady) tellWait(link.fileName);
  for (let asked = 1; !link.isReady; asked += 1) {
    if (asked === MAX_QUESTIONS) throw new Error('The files were not made in time');
    await pause(ASK_AGAIN_MS);
    link = await freshLink(client, input);
  }
  return link;
}

/**
 * Has the browser save the files of a license once they are made, since browsers give up on a download that does not
 * begin; told when it starts.
 * @throws Error when no link is made, or the files are not made in time
 */
export async function downloadFiles(client: ApolloClient, input: CreateDownloadLinkInput): Promise<void> {
  const { url, fileName } = await readyLink(client, input);
  save(url, fileName);
  toast({ status: 'success', title: 'Download Started', description: fileName });
}
