import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns a URL-safe token of the content and its HMAC, valid for one purpose only. */
export function signToken(secret: string, purpose: string, content: string): string {
  return `${Buffer.from(content).toString('base64url')}.${digest(secret, purpose, content)}`;
}

/** Returns the content of a token; null if the signature or purpose does not match. */
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
