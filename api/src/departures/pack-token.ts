import { readSignedToken, signToken } from '../platform/ids/signed-token.ts';

/** Whose pack a link opens, for whom, until when. */
interface PackFacts {
  readonly studioId: number;
  readonly accountId: string;
  readonly expiresAt: Date;
}

const PURPOSE = 'studio-pack';

/** The token of a link to the pack of a studio: proves that we wrote it. */
export function writePackToken(secret: string, { studioId, accountId, expiresAt }: PackFacts): string {
  return signToken(secret, PURPOSE, `${studioId}.${accountId}.${expiresAt.getTime()}`);
}

/** What a token stands for; null when it was not written by us, or its time is over. */
export function readPackToken(secret: string, token: string, now: Date): PackFacts | null {
  const content = readSignedToken(secret, PURPOSE, token);
  if (content === null) return null;
  const [studioId = '', accountId = '', until = ''] = content.split('.');
  const expiresAt = new Date(Number(until));
  return expiresAt > now ? { studioId: Number(studioId), accountId, expiresAt } : null;
}
