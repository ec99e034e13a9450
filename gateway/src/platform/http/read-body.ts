import type { IncomingMessage } from 'node:http';

/** The body is longer than it may be. */
export class BodyTooLarge extends Error {}

/**
 * Collects a request's body.
 * @throws BodyTooLarge as soon as more than `maxBytes` are announced or have arrived
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      reject(new BodyTooLarge());
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) reject(new BodyTooLarge());
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const [only] = chunks;
      resolve(chunks.length === 1 && only ? only : Buffer.concat(chunks));
    });
    request.on('error', reject);
  });
}
