import type { Response } from 'express';

/** Sends the picture of a submission, which only some may see; it never changes. */
export function sendPrivatePicture(response: Response, bytes: Uint8Array): void {
  response.set({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400, immutable' });
  response.end(bytes);
}
