import type { Budget } from '../budget.ts';
import { refuseCodeInMetadata } from '../foreign-content.ts';
import { Refusal } from '../upload-result.ts';

/** Start (inclusive) and end (exclusive) of a byte range. */
export type ByteRange = readonly [start: number, end: number];

/** Programs that rewrite a TIFF directory leave the old one behind; anything larger is suspicious. */
const LEFT_BEHIND_BYTES = 4096;

/** Refuses a file with more than a few bytes, other than zeros, that belong to none of its parts. */
export function refuseUnownedBytes(bytes: Buffer, owned: readonly ByteRange[], budget: Budget): void {
  let end = 0;
  let unowned = 0;
  for (const [start, stop] of [...owned.toSorted((one, other) => one[0] - other[0]), [bytes.length, bytes.length]]) {
    budget.spend();
    const gap = bytes.subarray(end, Math.max(end, start ?? 0));
    if (gap.length > 0) {
      refuseCodeInMetadata(gap, budget);
      unowned += gap.reduce((count, byte) => count + (byte === 0 ? 0 : 1), 0);
    }
    end = Math.max(end, stop ?? 0);
  }
  if (unowned > LEFT_BEHIND_BYTES)
    throw new Refusal('polyglot', 'The picture carries bytes that belong to none of its parts.');
}
