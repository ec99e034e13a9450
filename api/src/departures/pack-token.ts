import { readSignedToken, signToken } from '../platform/ids/signed-token.ts';

/** The studio, the recipient and the expiry of a pack link. */
interface PackFacts {
  readonly studioId: number;
  readonly accountId: string;
  readonly expiresAt: Date;
}

const PURPOSE = 'studio-pack';

/** Creates the signed token of a pack link. */
export function writePackToken(secret: string, { studioId, accountId, expiresAt }: PackFacts): string {
  return signToken(secret, PURPOSE, `${studioId}.${accountId}.${expiresAt.getTime()}`);
}

/** Decodes a token; null if its signature is invalid or it has expired. */
export function readPackToken(secret: string, token: string, now: Date): PackFacts | null {
  const content = readSignedToken(secret, PURPOSE, token);
  if (content === null) return null;
  const [studioId = '', accountId = '', until = ''] = content.split('.');
  const expiresAt = new Date(Number(until));
  return expiresAt > now ? { studioId: Number(studioId), accountId, expiresAt } : null;
}
