import { COLOR_LENGTH } from './color-vector.ts';
import { DESCRIPTOR_LENGTH } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { checkLength, COLOR_UNIT, COPY_SCALES, DEFAULT_TEXTURE_WEIGHT, TEXTURE_UNIT } from './distance.ts';
import type { LikenessOptions } from './distance.ts';
import { FINGERPRINT_ENDS, FINGERPRINT_LENGTH } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Likeness } from './likeness.ts';
import { NearestRows } from './nearest-rows.ts';
import type { NearRow } from './nearest-rows.ts';
import { descriptorMeasure, drawingMeasure } from './row-measures.ts';
import type { DescriptorScales, Measure } from './row-measures.ts';
import { VectorRows } from './vector-rows.ts';

/** Bounds of a search among rows. */
export interface RowSearchOptions {
  /** How many to find; 24 when left out. */
  readonly limit?: number;
  /** Only hits nearer than this. */
  readonly within?: number;
  /** Only rows for which this holds. It is asked only of those near enough to be hits. */
  readonly where?: (row: number) => boolean;
}

/** Rows from the first number up to, but without, the second. */
export type RowRange = readonly [from: number, to: number];

/** How many a search finds unless it is told. */
export const DEFAULT_LIMIT = 24;

/** What one byte of distance counts in a search with these options. */
export function scalesOf(options: LikenessOptions): DescriptorScales {
  const { textureWeight = DEFAULT_TEXTURE_WEIGHT, anyOrientation = false } = options;
  return { color: (1 - textureWeight) / COLOR_UNIT, texture: textureWeight / TEXTURE_UNIT, anyOrientation };
}

/** The descriptors and fingerprints of tiles, packed by row number. A search compares with every row it is given. */
export class LikenessRows {
  readonly descriptors = new VectorRows(DESCRIPTOR_LENGTH, COLOR_LENGTH);
  private readonly fingerprints = new VectorRows(FINGERPRINT_LENGTH, FINGERPRINT_ENDS[0]);
  private count = 0;

  /** How many rows are in use, from 0 on. */
  get size(): number {
    return this.count;
  }

  /** Writes a row, at most the one after the last. Throws RangeError when descriptor or fingerprint have a wrong length. */
  set(row: number, { descriptor, fingerprint }: Likeness): void {
    checkLength(descriptor, DESCRIPTOR_LENGTH, 'descriptor');
    checkLength(fingerprint, FINGERPRINT_LENGTH, 'fingerprint');
    this.descriptors.set(row, descriptor);
    this.fingerprints.set(row, fingerprint);
    this.count = Math.max(this.count, row + 1);
  }

  /** Exchanges two rows. */
  swap(left: number, right: number): void {
    this.descriptors.swap(left, right);
    this.fingerprints.swap(left, right);
  }

  /** Forgets the rows from `count` on. */
  truncate(count: number): void {
    this.count = count;
  }

  /** What stands in a row, as views that hold until rows are written. */
  at(row: number): Likeness {
    return { descriptor: this.descriptors.at(row), fingerprint: this.fingerprints.at(row) };
  }

  /** All rows in use, each vector after the one before. */
  packed(): { readonly descriptors: Int8Array; readonly fingerprints: Int8Array } {
    return {
      descriptors: this.descriptors.bytes.subarray(0, this.count * DESCRIPTOR_LENGTH),
      fingerprints: this.fingerprints.bytes.subarray(0, this.count * FINGERPRINT_LENGTH),
    };
  }

  /**
   * The rows most like a descriptor in color and texture, of those in `ranges`, or of all. Throws RangeError when it is
   * no descriptor.
   */
  search(
    descriptor: Descriptor,
    options: RowSearchOptions & LikenessOptions = {},
    ranges?: readonly RowRange[],
  ): NearRow[] {
    return this.scan(options, this.lookDistanceFrom(descriptor, options), ranges);
  }

  /** The rows whose drawing is nearest to a fingerprint, in whatever colors, place and orientation. */
  searchDrawings(fingerprint: Fingerprint, options: RowSearchOptions = {}): NearRow[] {
    return this.scan(options, this.drawingDistanceFrom(fingerprint));
  }

  /** The rows of which a tile is most likely a copy, by `copyDistance`. */
  searchCopies({ descriptor, fingerprint }: Likeness, options: RowSearchOptions = {}): NearRow[] {
    const { color, texture, drawing } = COPY_SCALES;
    const look = descriptorMeasure(this.descriptors, descriptor, { color, texture, anyOrientation: true });
    const outlines = this.drawingDistanceFrom(fingerprint);
    return this.scan(options, (row, bound) => {
      const distance = look(row, bound);
      return distance >= bound ? bound : distance + drawing * outlines(row, (bound - distance) / drawing);
    });
  }

  /** Measures how far the look of a row is from a descriptor. Throws RangeError when it is none. */
  lookDistanceFrom(descriptor: Descriptor, options: LikenessOptions = {}): Measure {
    return descriptorMeasure(this.descriptors, descriptor, scalesOf(options));
  }

  /** Measures how far the drawing of a row is from a fingerprint. Throws RangeError when it is none. */
  drawingDistanceFrom(fingerprint: Fingerprint): Measure {
    return drawingMeasure(this.fingerprints, fingerprint);
  }

  /** Measures the rows and keeps the nearest. */
  private scan(
    { limit = DEFAULT_LIMIT, within = Number.POSITIVE_INFINITY, where = () => true }: RowSearchOptions,
    distanceOf: Measure,
    ranges: readonly RowRange[] = [[0, this.count]],
  ): NearRow[] {
    const nearest = new NearestRows(limit, within, where);
    for (const [from, to] of ranges) {
      for (let row = from; row < to; row += 1) nearest.offer(row, distanceOf(row, nearest.bound));
    }
    return nearest.kept();
  }
}
