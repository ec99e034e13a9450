import type { CharacterEnds } from './orientation.ts';
import { bestProduct } from './orientation.ts';

/** The scalar product of numbers `from` to `to` of a vector with those of the row that starts at `offset`. */
export function product(vector: Int8Array, rows: Int8Array, offset: number, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += (vector[index] ?? 0) * (rows[offset + index] ?? 0);
  return sum;
}

/** The largest product over the orientations of one of the two, of the numbers from `from` on that `ends` divides. */
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
