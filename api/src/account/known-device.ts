import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../platform/ids/ids.ts';

/**
 * What a device keeps once someone has signed in on it: proof that this account was opened here before. It opens
 * nothing by itself; it only keeps the guesses of strangers apart from those made on this device.
 */
export function newDeviceToken(secret: string, email: string): string {
  const id = newSecret();
  return `${id}.${digest(secret, id, email)}`;
}

/** The id of a device on which an account was opened before; null for every other device, account and text. */
export function knownDevice(secret: string, email: string, token: string | undefined): string | null {
  const [, id = '', proof = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (id === '') return null;
  return timingSafeEqual(Buffer.from(digest(secret, id, email)), Buffer.from(proof)) ? id : null;
}

function digest(secret: string, id: string, email: string): string {
  return createHmac('sha256', secret).update(`device:${id}:${email.toLowerCase()}`).digest('base64url');
}
