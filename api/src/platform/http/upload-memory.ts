import type { Request, Response } from 'express';
import { Problem } from './problem.ts';

/** Total memory limit of uploads. Only received bytes count, so idle clients block no one. */
export interface UploadMemory {
  /**
   * Counts the body of a request until it is answered. Never resolves; rejects with `unavailable` when the limit is
   * reached.
   */
  watch(request: Request, response: Response): Promise<never>;
}

/** Creates a memory limit of `maxBytes`. */
export function createUploadMemory(maxBytes: number): UploadMemory {
  let held = 0;
  return {
    watch: (request, response) =>
      new Promise((_resolve, reject) => {
        let own = 0;
        response.once('close', () => (held -= own));
        request.on('data', (chunk: Buffer) => {
          own += chunk.length;
          held += chunk.length;
          if (held <= maxBytes) return;
          request.pause();
          response.setHeader('connection', 'close');
          reject(new Problem('unavailable', { retryAfterSeconds: 2 }));
        });
      }),
  };
}
