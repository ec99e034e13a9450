import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_LENGTH = 20;

/** Returns the reply address of mails about a ticket: `support+HD-T-XXXXXXXX.<signature>@…`. It cannot be forged. */
export function replyAddress(secret: string, supportEmail: string, number: string): string {
  const [local = '', domain = ''] = supportEmail.split('@');
  return `${local}+${number}.${digest(secret, 'reply', number).slice(0, SIGNATURE_LENGTH)}@${domain}`;
}

/** Returns the number of the ticket an address names; null if its signature is invalid. */
export function ticketOfAddress(secret: string, address: string): string | null {
  const parts = /\+(HD-T-[\dA-Z]{8})\.([\da-f]{20})@/i.exec(address);
  const number = parts?.[1]?.toUpperCase();
  if (number === undefined) return null;
  const expected = digest(secret, 'reply', number).slice(0, SIGNATURE_LENGTH);
  return isSame(expected, parts?.[2]?.toLowerCase() ?? '') ? number : null;
}

/** Returns the token of the link for rating a ticket. */
export function ratingToken(secret: string, number: string): string {
  return `${number}.${digest(secret, 'rating', number)}`;
}

/** Returns the number of the ticket a token names; null if its signature is invalid. */
export function ticketOfToken(secret: string, token: string): string | null {
  const [number = '', signature = ''] = token.split('.');
  return isSame(digest(secret, 'rating', number), signature) ? number : null;
}

function digest(secret: string, purpose: 'reply' | 'rating', number: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${number}`).digest('hex');
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
