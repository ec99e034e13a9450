import { readStored, writeStored } from '#lib/storage.ts';

const KEY = 'halfdrop.visitor';
let unstored: string | null = null;

/** Returns a random id for this browser, created on first use, so that each counts only once. */
export function visitorKey(): string {
  const known = readStored(KEY) ?? unstored;
  if (known !== null && /^[\w-]{16,100}$/.test(known)) return known;
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  if (!writeStored(KEY, key)) unstored = key;
  return key;
}
