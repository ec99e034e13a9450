import type { PreflightClaim } from '@halfdrop/patterns/browser';
import type { FileCheck } from './check-file.ts';

/** Message to the worker. */
export interface PreflightRequest {
  readonly file: Blob;
  readonly claim: PreflightClaim;
}

/** Message from the worker. */
export type PreflightAnswer =
  { readonly check: FileCheck; readonly error: null } | { readonly check: null; readonly error: string };

/**
 * Checks a tile before it is uploaded, in a worker of its own that is terminated afterwards to free its memory.
 * @throws Error when the worker cannot be started or crashes; the server checks the file in any case
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
