import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of the links in the mails about a request: names it, and proves that we wrote it to the claimant. */
export function writeTakedownToken(secret: string, id: string): string {
  return `${id}.${digest(secret, id)}`;
}

/** Which request a token names; null when it was not written by us. */
export function readTakedownToken(secret: string, token: string): string | null {
  const [, id = '', proof = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === '') return null;
  return timingSafeEqual(Buffer.from(digest(secret, id)), Buffer.from(proof)) ? id : null;
}

function digest(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`takedown:${id}`).digest('base64url');
}
