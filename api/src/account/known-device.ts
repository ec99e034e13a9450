import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../platform/ids/ids.ts';

/**
 * Creates a token proving that the account was signed in to on this device. It grants no access; it only separates
 * failed sign-ins on this device from those of strangers.
 */
export function newDeviceToken(secret: string, email: string): string {
  const id = newSecret();
  return `${id}.${digest(secret, id, email)}`;
}

/** Returns the id of a device known to the account; null for a token of another account or an invalid one. */
export function knownDevice(secret: string, email: string, token: string | undefined): string | null {
  const [, id = '', proof = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (id === '') return null;
  return timingSafeEqual(Buffer.from(digest(secret, id, email)), Buffer.from(proof)) ? id : null;
}

function digest(secret: string, id: string, email: string): string {
  return createHmac('sha256', secret).update(`device:${id}:${email.toLowerCase()}`).digest('base64url');
}
