import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { FILE_FORMATS } from '../catalog/catalog.contract.ts';

const LinkFactsSchema = v.object({
  /** Its own, so that parts of one download are known to be one. */
  linkId: v.string(),
  entitlementId: v.string(),
  userId: v.string(),
  sessionId: v.string(),
  /** What the zip holds. */
  formats: v.array(v.picklist(FILE_FORMATS)),
  /** Slug of the palette of the files; null as drawn. */
  palette: v.nullable(v.string()),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
});
/** What a download link stands for. */
export type LinkFacts = v.InferOutput<typeof LinkFactsSchema>;

/** Writes facts into a link and signs them. */
export function writeLinkToken(secret: string, facts: LinkFacts): string {
  const content = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${content}.${digest(secret, content).toString('base64url')}`;
}

/** Reads the facts of a link; null when a single bit of it was changed, or its time is over. */
export function readLinkToken(secret: string, token: string, now: Date): LinkFacts | null {
  const [, content = '', signature = ''] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (content === '') return null;
  const expected = digest(secret, content);
  const given = Buffer.from(signature, 'base64url');
  // The last character of 43 carries two unused bits: comparing the text too leaves no second spelling.
  if (!timingSafeEqual(expected, given) || expected.toString('base64url') !== signature) return null;
  const facts = v.safeParse(LinkFactsSchema, JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
  return facts.success && facts.output.expiresAt > now.getTime() ? facts.output : null;
}

function digest(secret: string, content: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
