import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose address a link confirms; a later email has another round. */
interface LinkedConfirmation {
  readonly userId: string;
  readonly round: number;
}

/** The token of a link: names account and email, and proves that we wrote it. */
export function writeConfirmationToken(secret: string, { userId, round }: LinkedConfirmation): string {
  return `${userId}.${round}.${digest(secret, userId, round)}`;
}

/** What a token names; null when it was not written by us. */
export function readConfirmationToken(secret: string, token: string): LinkedConfirmation | null {
  const [, userId = '', roundText = '', proof = ''] = /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (userId === '') return null;
  const round = Number(roundText);
  const expected = Buffer.from(digest(secret, userId, round));
  return timingSafeEqual(expected, Buffer.from(proof)) ? { userId, round } : null;
}

function digest(secret: string, userId: string, round: number): string {
  return createHmac('sha256', secret).update(`confirm-email:${userId}:${round}`).digest('base64url');
}
