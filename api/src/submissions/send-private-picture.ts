import type { Response } from 'express';

/** Sends a submission's image, which is private and immutable. */
export function sendPrivatePicture(response: Response, bytes: Uint8Array): void {
  response.set({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400, immutable' });
  response.end(bytes);
}
