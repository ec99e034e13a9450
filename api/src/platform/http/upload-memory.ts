import type { Request, Response } from 'express';
import { Problem } from './problem.ts';

/** The memory that uploads may take, all together. Only bytes that have come count: who sends none keeps nobody out. */
export interface UploadMemory {
  /** Counts the body of a request until it is answered. Never resolves; rejects with `unavailable` without room. */
  watch(request: Request, response: Response): Promise<never>;
}

/** Makes room for so many bytes. */
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
