import type { CodeFormat } from '@halfdrop/domain';
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** An opaque row identity with 122 random bits. */
export function newId(): string {
  return randomUUID();
}

/** An opaque secret with 256 random bits, safe in URLs and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is stored: its SHA-256. Secrets of full entropy need no slow hash. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Without 0, 1, I, L, O and U: nothing to mishear, nothing that spells. */
const readableAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code people can read out, such as `HDO-` and 8 characters of 30 (4.9 bits each). */
export function newReadableCode({ prefix, length }: CodeFormat): string {
  const characters = Array.from({ length }, () => readableAlphabet.charAt(randomInt(readableAlphabet.length)));
  return `${prefix}-${characters.join('')}`;
}
