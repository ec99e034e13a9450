import type { IncomingMessage } from 'node:http';

/** The body exceeds the size limit. */
export class BodyTooLarge extends Error {}

/** The body did not arrive in time. */
export class BodyTooSlow extends Error {}

/** Milliseconds within which a small body must arrive. */
export const BODY_DEADLINE_MS = 10_000;

/**
 * Reads a request's body.
 * @throws BodyTooLarge as soon as more than `maxBytes` are announced or received
 * @throws BodyTooSlow if the body is incomplete after `deadlineMs`
 */
export function readBody(request: IncomingMessage, maxBytes: number, deadlineMs = BODY_DEADLINE_MS): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      reject(new BodyTooLarge());
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const deadline = setTimeout(() => reject(new BodyTooSlow()), deadlineMs);
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) reject(new BodyTooLarge());
      else chunks.push(chunk);
    };
    const onClose = () => clearTimeout(deadline);
    const onEnd = () => {
      const [only] = chunks;
      resolve(chunks.length === 1 && only ? only : Buffer.concat(chunks));
      // A request answered with a stream lives for minutes; its body need not.
      onClose();
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', reject);
    };
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', reject);
  });
}
