import type { PreflightClaim } from '@halfdrop/patterns/browser';
import type { FileCheck } from './check-file.ts';

/** What the worker is asked. */
export interface PreflightRequest {
  readonly file: Blob;
  readonly claim: PreflightClaim;
}

/** What the worker says. */
export type PreflightAnswer =
  { readonly check: FileCheck; readonly error: null } | { readonly check: null; readonly error: string };

/**
 * Checks a tile before a byte of it is sent, in a worker of its own that ends with the file and gives its memory back.
 * @throws Error when the worker can not be started or breaks; the server checks the file all the same
 */
export function preflightFile(file: Blob, claim: PreflightClaim): Promise<FileCheck> {
  const worker = new Worker(new URL('./preflight.worker.ts', import.meta.url), { type: 'module' });
  const checked = new Promise<FileCheck>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PreflightAnswer>) => {
      if (data.error === null) resolve(data.check);
      else reject(new Error(data.error));
    });
    worker.addEventListener('error', () => reject(new Error('The check in the browser broke')));
    const request: PreflightRequest = { file, claim };
    worker.postMessage(request);
  });
  return checked.finally(() => worker.terminate());
}
