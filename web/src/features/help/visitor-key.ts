import { readStored, writeStored } from '#lib/storage.ts';

const KEY = 'halfdrop.visitor';
let unstored: string | null = null;

/** Names this browser, so that one opinion counts once; made at the first call, without any fact about the person. */
export function visitorKey(): string {
  const known = readStored(KEY) ?? unstored;
  if (known !== null && /^[\w-]{16,100}$/.test(known)) return known;
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  if (!writeStored(KEY, key)) unstored = key;
  return key;
}
