import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A token that says something, and proves that we wrote it: the content and its HMAC, both fit for an address. A token of
 * one purpose does not pass for another.
 */
export function signToken(secret: string, purpose: string, content: string): string {
  return `${Buffer.from(content).toString('base64url')}.${digest(secret, purpose, content)}`;
}

/** What a token says; null when it was not written by us for this purpose. */
export function readSignedToken(secret: string, purpose: string, token: string): string | null {
  const [, encoded = '', proof = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(token) ?? [];
  const content = Buffer.from(encoded, 'base64url').toString();
  if (encoded === '' || !timingSafeEqual(Buffer.from(digest(secret, purpose, content)), Buffer.from(proof)))
    return null;
  return content;
}

function digest(secret: string, purpose: string, content: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${content}`).digest('base64url');
}
