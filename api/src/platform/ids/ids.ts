import type { CodeFormat } from '@halfdrop/domain';
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Returns an opaque row id with 122 random bits. */
export function newId(): string {
  return randomUUID();
}

/** Returns an opaque secret with 256 random bits, safe in URLs and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 under which a secret is stored. High-entropy secrets need no slow hash. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Excludes 0, 1, I, L, O and U, to avoid misreading and accidental words. */
const readableAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a human-readable code, such as `HDO-` and 8 of 30 characters (4.9 bits each). */
export function newReadableCode({ prefix, length }: CodeFormat): string {
  const characters = Array.from({ length }, () => readableAlphabet.charAt(randomInt(readableAlphabet.length)));
  return `${prefix}-${characters.join('')}`;
}
