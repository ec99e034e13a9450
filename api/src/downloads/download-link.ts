import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { FILE_FORMATS } from '../artwork/file-formats.ts';

/** How long a link works, and the cookie that opens it. */
export const LINK_MILLISECONDS = 5 * 60 * 1000;

/** Whose session it was made in, until when: milliseconds since 1970. */
const holder = { userId: v.string(), sessionId: v.string(), expiresAt: v.number() };

const LinkFactsSchema = v.object({
  /** Its own, so that parts of one download are known to be one. */
  linkId: v.string(),
  entitlementId: v.string(),
  /** What the zip holds. */
  formats: v.array(v.picklist(FILE_FORMATS)),
  /** Slug of the palette of the files; null as drawn. */
  palette: v.nullable(v.string()),
  ...holder,
});
/** What a download link stands for. */
export type LinkFacts = v.InferOutput<typeof LinkFactsSchema>;

const HolderSchema = v.object(holder);
/** Who may open links, as the cookie that is set with a link says. */
export type LinkHolder = v.InferOutput<typeof HolderSchema>;

/** Writes facts into a link and signs them. */
export function writeLinkToken(secret: string, facts: LinkFacts): string {
  return write(secret, 'link', facts);
}

/** Reads the facts of a link; null when a single bit of it was changed, or its time is over. */
export function readLinkToken(secret: string, token: string, now: Date): LinkFacts | null {
  return read(secret, 'link', LinkFactsSchema, token, now);
}

/** Writes who may open links into a cookie and signs it. */
export function writeLinkCookie(secret: string, facts: LinkHolder): string {
  return write(secret, 'cookie', facts);
}

/** Reads who may open links; null for a cookie that was changed, or whose time is over. */
export function readLinkCookie(secret: string, cookie: string, now: Date): LinkHolder | null {
  return read(secret, 'cookie', HolderSchema, cookie, now);
}

/** The kind of a text is signed with it: a link, which others may come to see, is no cookie. */
type Kind = 'link' | 'cookie';

function write(secret: string, kind: Kind, facts: LinkHolder): string {
  const content = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${content}.${digest(secret, kind, content).toString('base64url')}`;
}

function read<Facts extends LinkHolder>(
  secret: string,
  kind: Kind,
  schema: v.GenericSchema<unknown, Facts>,
  text: string,
  now: Date,
): Facts | null {
  const [, content = '', signature = ''] = /^([\w-]+)\.([\w-]{43})$/.exec(text) ?? [];
  if (content === '') return null;
  const expected = digest(secret, kind, content);
  const given = Buffer.from(signature, 'base64url');
  // The last character of 43 carries two unused bits: comparing the text too leaves no second spelling.
  if (!timingSafeEqual(expected, given) || expected.toString('base64url') !== signature) return null;
  const facts = v.safeParse(schema, JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
  return facts.success && facts.output.expiresAt > now.getTime() ? facts.output : null;
}

function digest(secret: string, kind: Kind, content: string): Buffer {
  return createHmac('sha256', secret).update(`${kind}:${content}`).digest();
}
