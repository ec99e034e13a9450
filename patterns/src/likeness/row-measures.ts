import { COLOR_LENGTH } from './color-vector.ts';
import { DESCRIPTOR_LENGTH, TEXTURE_ENDS } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { checkLength, distanceFrom, drawingDistance } from './distance.ts';
import { FINGERPRINT_ENDS, FINGERPRINT_LENGTH } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import { bestProductOf, product } from './products.ts';
import type { VectorRows } from './vector-rows.ts';

/**
 * Returns the distance of a row from the search target; it may return the bound early once the row cannot be nearer.
 */
export type Measure = (row: number, bound: number) => number;

/** Weights of one byte of distance. */
export interface DescriptorScales {
  readonly color: number;
  readonly texture: number;
  readonly anyOrientation: boolean;
}

/**
 * Returns a function that measures rows, split after their colors, against a descriptor. Throws RangeError if it is not
 * one.
 */
export function descriptorMeasure(rows: VectorRows, descriptor: Descriptor, scales: DescriptorScales): Measure {
  checkLength(descriptor, DESCRIPTOR_LENGTH, 'descriptor');
  const colorSquared = product(descriptor, descriptor, 0, 0, COLOR_LENGTH);
  const textureSquared = product(descriptor, descriptor, 0, COLOR_LENGTH, DESCRIPTOR_LENGTH);
  const { bytes, headSquares, tailSquares } = rows;
  const { anyOrientation } = scales;
  return (row, bound) => {
    const start = row * DESCRIPTOR_LENGTH;
    const colorProduct = product(descriptor, bytes, start, 0, COLOR_LENGTH);
    const color = scales.color * distanceFrom(colorSquared, headSquares[row] ?? 0, colorProduct);
    if (color >= bound) return bound;
    const textureProduct = anyOrientation
      ? bestProductOf(descriptor, bytes, start, COLOR_LENGTH, TEXTURE_ENDS)
      : product(descriptor, bytes, start, COLOR_LENGTH, DESCRIPTOR_LENGTH);
    return color + scales.texture * distanceFrom(textureSquared, tailSquares[row] ?? 0, textureProduct);
  };
}

/**
 * Returns a function that measures rows, split after their invariant part, against a fingerprint. Throws RangeError if
 * it is not one.
 */
export function drawingMeasure(rows: VectorRows, fingerprint: Fingerprint): Measure {
  checkLength(fingerprint, FINGERPRINT_LENGTH, 'fingerprint');
  const invariantEnd = FINGERPRINT_ENDS[0];
  const restSquared = product(fingerprint, fingerprint, 0, invariantEnd, FINGERPRINT_LENGTH);
  const squared = restSquared + product(fingerprint, fingerprint, 0, 0, invariantEnd);
  const { bytes, headSquares, tailSquares } = rows;
  return (row, bound) => {
    const start = row * FINGERPRINT_LENGTH;
    const rowRest = tailSquares[row] ?? 0;
    const rowSquared = rowRest + (headSquares[row] ?? 0);
    // By the Cauchy–Schwarz inequality, the other characters cannot add more than the product of their lengths.
    const most = product(fingerprint, bytes, start, 0, invariantEnd) + Math.sqrt(restSquared * rowRest);
    if (drawingDistance(squared, rowSquared, most) >= bound) return bound;
    return drawingDistance(squared, rowSquared, bestProductOf(fingerprint, bytes, start, 0, FINGERPRINT_ENDS));
  };
}
