import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { FILE_FORMATS } from '../artwork/file-formats.ts';

/** Lifetime of a link and of the cookie that authorizes it. */
export const LINK_MILLISECONDS = 5 * 60 * 1000;

/** The session it was created in, and its expiry in milliseconds since 1970. */
const holder = { userId: v.string(), sessionId: v.string(), expiresAt: v.number() };

const LinkFactsSchema = v.object({
  /** Unique, so that range requests of one download count as one. */
  linkId: v.string(),
  entitlementId: v.string(),
  /** Contents of the zip. */
  formats: v.array(v.picklist(FILE_FORMATS)),
  /** Slug of the palette of the files; null for the pattern's own colors. */
  palette: v.nullable(v.string()),
  ...holder,
});
/** Content of a download link. */
export type LinkFacts = v.InferOutput<typeof LinkFactsSchema>;

const HolderSchema = v.object(holder);
/** Holder named in the cookie that is set with a link. */
export type LinkHolder = v.InferOutput<typeof HolderSchema>;

/** Encodes and signs the facts of a link. */
export function writeLinkToken(secret: string, facts: LinkFacts): string {
  return write(secret, 'link', facts);
}

/** Decodes a link; null if it was tampered with or has expired. */
export function readLinkToken(secret: string, token: string, now: Date): LinkFacts | null {
  return read(secret, 'link', LinkFactsSchema, token, now);
}

/** Encodes and signs the holder for the cookie. */
export function writeLinkCookie(secret: string, facts: LinkHolder): string {
  return write(secret, 'cookie', facts);
}

/** Decodes the cookie; null if it was tampered with or has expired. */
export function readLinkCookie(secret: string, cookie: string, now: Date): LinkHolder | null {
  return read(secret, 'cookie', HolderSchema, cookie, now);
}

/** Signed together with the text, so that a link, which others may see, cannot be used as a cookie. */
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
  // The last of 43 characters has two unused bits; comparing the text as well rejects other encodings.
  if (!timingSafeEqual(expected, given) || expected.toString('base64url') !== signature) return null;
  const facts = v.safeParse(schema, JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
  return facts.success && facts.output.expiresAt > now.getTime() ? facts.output : null;
}

function digest(secret: string, kind: Kind, content: string): Buffer {
  return createHmac('sha256', secret).update(`${kind}:${content}`).digest();
}
