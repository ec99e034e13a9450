import { COLOR_LENGTH } from './color-vector.ts';
import { DESCRIPTOR_LENGTH, TEXTURE_ENDS } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { FINGERPRINT_ENDS, FINGERPRINT_LENGTH } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Likeness } from './likeness.ts';
import { bestProductOf, product } from './products.ts';

/** How two tiles are compared. */
export interface LikenessOptions {
  /** 0 compares colors only, 1 texture only; 0.5 by default. */
  readonly textureWeight?: number;
  /** Whether a rotated or flipped tile counts as the same; false by default. */
  readonly anyOrientation?: boolean;
}

/** The default share of texture in a distance. */
export const DEFAULT_TEXTURE_WEIGHT = 0.5;

/** Medians of the byte distances of two tiles drawn at random (118 variants, three seeds, three palettes). */
export const COLOR_UNIT = 131;
export const TEXTURE_UNIT = 126;

/** Median distance of the fingerprints of two tiles drawn at random. */
const DRAWING_UNIT = 0.29;

/** Weights of colors, texture and drawing when searching for a copy, tuned for how often the right tile comes first. */
export const COPY_SCALES = {
  color: 0.6 / COLOR_UNIT,
  texture: 0.2 / TEXTURE_UNIT,
  drawing: 0.2 / DRAWING_UNIT,
} as const;

/**
 * Returns the distance of two vectors from their squared lengths and their product; clamped so that rounding cannot
 * make it negative.
 */
export function distanceFrom(leftSquared: number, rightSquared: number, productOfBoth: number): number {
  return Math.sqrt(Math.max(0, leftSquared + rightSquared - 2 * productOfBoth));
}

const squared = (vector: Int8Array, from: number, to: number): number => product(vector, vector, 0, from, to);

/**
 * Returns the dissimilarity of two tiles: the Euclidean distances of their colors and of their textures, each in units
 * of the median over random tiles, combined by weight. 0 for identical tiles, about 1 for unrelated ones. It is
 * symmetric and satisfies the triangle inequality; with `anyOrientation` it is the minimum over all orientations of one
 * of the two. Throws RangeError if either is not a descriptor.
 */
export function likenessDistance(left: Descriptor, right: Descriptor, options: LikenessOptions = {}): number {
  checkLength(left, DESCRIPTOR_LENGTH, 'descriptor');
  checkLength(right, DESCRIPTOR_LENGTH, 'descriptor');
  const { textureWeight = DEFAULT_TEXTURE_WEIGHT, anyOrientation = false } = options;
  const color = distanceFrom(
    squared(left, 0, COLOR_LENGTH),
    squared(right, 0, COLOR_LENGTH),
    product(left, right, 0, 0, COLOR_LENGTH),
  );
  const texture = distanceFrom(
    squared(left, COLOR_LENGTH, DESCRIPTOR_LENGTH),
    squared(right, COLOR_LENGTH, DESCRIPTOR_LENGTH),
    anyOrientation
      ? bestProductOf(left, right, 0, COLOR_LENGTH, TEXTURE_ENDS)
      : product(left, right, 0, COLOR_LENGTH, DESCRIPTOR_LENGTH),
  );
  return ((1 - textureWeight) * color) / COLOR_UNIT + (textureWeight * texture) / TEXTURE_UNIT;
}

/**
 * Returns the dissimilarity of two drawings, whatever their colors, position and orientation: 0 for identical ones, at
 * most 1. Throws RangeError if either is not a fingerprint.
 */
export function fingerprintDistance(left: Fingerprint, right: Fingerprint): number {
  checkLength(left, FINGERPRINT_LENGTH, 'fingerprint');
  checkLength(right, FINGERPRINT_LENGTH, 'fingerprint');
  return drawingDistance(
    squared(left, 0, FINGERPRINT_LENGTH),
    squared(right, 0, FINGERPRINT_LENGTH),
    bestProductOf(left, right, 0, 0, FINGERPRINT_ENDS),
  );
}

/**
 * Returns how far a tile is from being a shifted, rotated or flipped copy of another in the same colors: 0 for a copy,
 * about 1 for unrelated tiles. Throws RangeError if a descriptor or fingerprint has a wrong length.
 */
export function copyDistance(left: Likeness, right: Likeness): number {
  const part = (textureWeight: number): number =>
    likenessDistance(left.descriptor, right.descriptor, { textureWeight, anyOrientation: true });
  return (
    COPY_SCALES.color * COLOR_UNIT * part(0) +
    COPY_SCALES.texture * TEXTURE_UNIT * part(1) +
    COPY_SCALES.drawing * fingerprintDistance(left.fingerprint, right.fingerprint)
  );
}

/**
 * Returns the distance of two fingerprints from their squared lengths and the best product: half the chord between
 * them.
 */
export function drawingDistance(leftSquared: number, rightSquared: number, best: number): number {
  const lengths = Math.sqrt(leftSquared * rightSquared);
  return lengths === 0 ? Number(leftSquared !== rightSquared) : Math.sqrt(Math.max(0, (1 - best / lengths) / 2));
}

/** Throws RangeError unless the vector has the given length. */
export function checkLength(vector: Int8Array, length: number, name: string): void {
  if (vector.length !== length) throw new RangeError(`a ${name} has ${length} bytes, not ${vector.length}`);
}
