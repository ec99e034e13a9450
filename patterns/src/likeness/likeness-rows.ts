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

/** Options of a search among rows. */
export interface RowSearchOptions {
  /** Maximum number of hits; 24 by default. */
  readonly limit?: number;
  /** Returns only hits nearer than this. */
  readonly within?: number;
  /** Filters rows. Called only for those near enough to be hits. */
  readonly where?: (row: number) => boolean;
}

/** A range of rows; `to` is exclusive. */
export type RowRange = readonly [from: number, to: number];

/** Default maximum number of hits. */
export const DEFAULT_LIMIT = 24;

/** Returns the weights of one byte of distance for a search with these options. */
export function scalesOf(options: LikenessOptions): DescriptorScales {
  const { textureWeight = DEFAULT_TEXTURE_WEIGHT, anyOrientation = false } = options;
  return { color: (1 - textureWeight) / COLOR_UNIT, texture: textureWeight / TEXTURE_UNIT, anyOrientation };
}

/** The descriptors and fingerprints of tiles, packed by row number. A search compares every row it is given. */
export class LikenessRows {
  readonly descriptors = new VectorRows(DESCRIPTOR_LENGTH, COLOR_LENGTH);
  private readonly fingerprints = new VectorRows(FINGERPRINT_LENGTH, FINGERPRINT_ENDS[0]);
  private count = 0;

  /** Returns the number of rows in use. */
  get size(): number {
    return this.count;
  }

  /** Writes a row, at most one past the last. Throws RangeError if descriptor or fingerprint has a wrong length. */
  set(row: number, { descriptor, fingerprint }: Likeness): void {
    checkLength(descriptor, DESCRIPTOR_LENGTH, 'descriptor');
    checkLength(fingerprint, FINGERPRINT_LENGTH, 'fingerprint');
    this.descriptors.set(row, descriptor);
    this.fingerprints.set(row, fingerprint);
    this.count = Math.max(this.count, row + 1);
  }

  /** Swaps two rows. */
  swap(left: number, right: number): void {
    this.descriptors.swap(left, right);
    this.fingerprints.swap(left, right);
  }

  /** Drops the rows starting at `count`. */
  truncate(count: number): void {
    this.count = count;
  }

  /** Returns the content of a row, as views that are valid until rows are written. */
  at(row: number): Likeness {
    return { descriptor: this.descriptors.at(row), fingerprint: this.fingerprints.at(row) };
  }

  /** Returns all rows in use, as concatenated vectors. */
  packed(): { readonly descriptors: Int8Array; readonly fingerprints: Int8Array } {
    return {
      descriptors: this.descriptors.bytes.subarray(0, this.count * DESCRIPTOR_LENGTH),
      fingerprints: this.fingerprints.bytes.subarray(0, this.count * FINGERPRINT_LENGTH),
    };
  }

  /**
   * Returns the rows most similar to a descriptor in color and texture, within `ranges` or among all. Throws RangeError
   * if it is not a descriptor.
   */
  search(
    descriptor: Descriptor,
    options: RowSearchOptions & LikenessOptions = {},
    ranges?: readonly RowRange[],
  ): NearRow[] {
    return this.scan(options, this.lookDistanceFrom(descriptor, options), ranges);
  }

  /** Returns the rows whose drawing is nearest to a fingerprint, in any colors, position and orientation. */
  searchDrawings(fingerprint: Fingerprint, options: RowSearchOptions = {}): NearRow[] {
    return this.scan(options, this.drawingDistanceFrom(fingerprint));
  }

  /** Returns the rows of which a tile is most likely a copy, by `copyDistance`. */
  searchCopies({ descriptor, fingerprint }: Likeness, options: RowSearchOptions = {}): NearRow[] {
    const { color, texture, drawing } = COPY_SCALES;
    const look = descriptorMeasure(this.descriptors, descriptor, { color, texture, anyOrientation: true });
    const outlines = this.drawingDistanceFrom(fingerprint);
    return this.scan(options, (row, bound) => {
      const distance = look(row, bound);
      return distance >= bound ? bound : distance + drawing * outlines(row, (bound - distance) / drawing);
    });
  }

  /** Returns a function that measures the distance of a row from a descriptor. Throws RangeError if it is not one. */
  lookDistanceFrom(descriptor: Descriptor, options: LikenessOptions = {}): Measure {
    return descriptorMeasure(this.descriptors, descriptor, scalesOf(options));
  }

  /**
   * Returns a function that measures the distance of a row's drawing from a fingerprint. Throws RangeError if it is not
   * one.
   */
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
