import type { CharacterEnds } from './orientation.ts';
import { bestProduct } from './orientation.ts';

/**
 * Returns the scalar product of the numbers `from` to `to` of a vector with those of the row that starts at `offset`.
 * This is the hot loop of scans: summing integers four at a time takes half the time of single sums.
 */
export function product(vector: Int8Array, rows: Int8Array, offset: number, from: number, to: number): number {
  let sum = 0;
  let index = from;
  for (; index + 3 < to; index += 4) {
    const row = offset + index;
    sum +=
      Math.imul(vector[index] ?? 0, rows[row] ?? 0) +
      Math.imul(vector[index + 1] ?? 0, rows[row + 1] ?? 0) +
      Math.imul(vector[index + 2] ?? 0, rows[row + 2] ?? 0) +
      Math.imul(vector[index + 3] ?? 0, rows[row + 3] ?? 0);
  }
  for (; index < to; index += 1) sum += Math.imul(vector[index] ?? 0, rows[offset + index] ?? 0);
  return sum;
}

/**
 * Returns the largest product over the orientations of one of the two, using the numbers starting at `from`, divided by
 * `ends`.
 */
export function bestProductOf(
  vector: Int8Array,
  rows: Int8Array,
  offset: number,
  from: number,
  ends: CharacterEnds,
): number {
  return bestProduct(
    product(vector, rows, offset, from, ends[0]),
    product(vector, rows, offset, ends[0], ends[1]),
    product(vector, rows, offset, ends[1], ends[2]),
    product(vector, rows, offset, ends[2], ends[3]),
  );
}
