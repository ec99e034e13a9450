import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose pack a link opens, for whom, until when. */
interface PackFacts {
  readonly studioId: number;
  readonly accountId: string;
  readonly expiresAt: Date;
}

/** The token of a link to the pack of a studio: proves that we wrote it. */
export function writePackToken(secret: string, { studioId, accountId, expiresAt }: PackFacts): string {
  const content = `${studioId}.${accountId}.${expiresAt.getTime()}`;
  return `${content}.${digest(secret, content)}`;
}

/** What a token stands for; null when it was not written by us, or its time is over. */
export function readPackToken(secret: string, token: string, now: Date): PackFacts | null {
  const [, content = '', studio = '', accountId = '', until = '', proof = ''] =
    /^((\d{1,5})\.([\da-f-]{36})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? [];
  if (content === '' || !timingSafeEqual(Buffer.from(digest(secret, content)), Buffer.from(proof))) return null;
  const expiresAt = new Date(Number(until));
  return expiresAt > now ? { studioId: Number(studio), accountId, expiresAt } : null;
}

function digest(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`studio-pack:${content}`).digest('base64url');
}
