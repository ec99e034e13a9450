import type { Request, Response } from 'express';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

/** An image to send. */
interface SentPicture {
  readonly format: string;
  /** Strong ETag. */
  readonly etag: string;
  /** Whether its URL contains its version, so that it is immutable. */
  readonly isLasting: boolean;
  bytes(): Promise<Uint8Array>;
}

/** Sends an image, or 304 if the client already has it; in that case it is not drawn. */
export async function sendPicture(request: Request, response: Response, picture: SentPicture): Promise<void> {
  response.set({
    'content-type': `image/${picture.format}`,
    'cache-control': picture.isLasting ? FOR_EVER : FOR_A_WHILE,
    etag: picture.etag,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (isKnown(request, picture.etag)) {
    response.status(304).end();
    return;
  }
  response.end(await picture.bytes());
}

/** Compares as RFC 9110 section 13.1.2 requires: any tag of the list, weak or strong, or `*`. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
