import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a link that ends the weekly mail: names an account, and proves that we wrote it. */
export function writeDigestToken(secret: string, userId: string): string {
  return `${userId}.${digest(secret, userId)}`;
}

/** Whose weekly mail a token ends; null when it was not written by us. */
export function readDigestToken(secret: string, token: string): string | null {
  const [, userId = '', proof = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (userId === '') return null;
  return timingSafeEqual(Buffer.from(digest(secret, userId)), Buffer.from(proof)) ? userId : null;
}

function digest(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`follow-digest:${userId}`).digest('base64url');
}
