import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link of an email does. */
type LinkPurpose = 'confirm' | 'unsubscribe';

/** Which subscription a link belongs to; a later round of the same address has other links. */
interface LinkedSubscription {
  readonly id: string;
  readonly round: number;
}

/** The token of a link: names the subscription and proves that we wrote the link. */
export function writeToken(secret: string, purpose: LinkPurpose, { id, round }: LinkedSubscription): string {
  return `${id}.${round}.${digest(secret, purpose, id, round)}`;
}

/** What a token names; null when it was not written by us for this purpose. */
export function readToken(secret: string, purpose: LinkPurpose, token: string): LinkedSubscription | null {
  const [, id = '', roundText = '', signature = ''] = /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === '') return null;
  const round = Number(roundText);
  const expected = digest(secret, purpose, id, round);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? { id, round } : null;
}

function digest(secret: string, purpose: LinkPurpose, id: string, round: number): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}:${round}`).digest('base64url');
}
