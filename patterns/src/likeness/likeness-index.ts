import { COLOR_LENGTH } from './color-vector.ts';
import { DESCRIPTOR_LENGTH } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { checkLength, COLOR_UNIT, COPY_SCALES, DEFAULT_TEXTURE_WEIGHT, TEXTURE_UNIT } from './distance.ts';
import type { LikenessOptions } from './distance.ts';
import { FINGERPRINT_ENDS, FINGERPRINT_LENGTH } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import { readIndexFile, writeIndexFile } from './index-file.ts';
import type { Likeness } from './likeness.ts';
import { NearestRows } from './nearest-rows.ts';
import { descriptorMeasure, drawingMeasure } from './row-measures.ts';
import type { Measure } from './row-measures.ts';
import { VectorRows } from './vector-rows.ts';

/** What a search gives back. */
export interface LikenessHit {
  readonly id: string;
  /** As `likenessDistance` or `fingerprintDistance` has it. */
  readonly distance: number;
}

/** Bounds of a search. */
export interface SearchOptions {
  /** How many to find; 24 when left out. */
  readonly limit?: number;
  /** Only hits nearer than this. */
  readonly within?: number;
  /** Only ids for which this holds. It is asked only of those near enough to be hits. */
  readonly where?: (id: string) => boolean;
}

const DEFAULT_LIMIT = 24;

/**
 * Finds what looks like a tile among some hundred thousand: every search compares with all, which at 254 bytes a tile
 * takes some milliseconds and needs no structure that could miss one. Hits come nearest first; of equally near ones
 * the order is that of adding, as long as nothing was removed.
 */
export class LikenessIndex {
  private readonly ids: string[] = [];
  private readonly rowOf = new Map<string, number>();
  private readonly descriptors = new VectorRows(DESCRIPTOR_LENGTH, COLOR_LENGTH);
  private readonly fingerprints = new VectorRows(FINGERPRINT_LENGTH, FINGERPRINT_ENDS[0]);

  /** How many tiles are in it. */
  get size(): number {
    return this.ids.length;
  }

  has(id: string): boolean {
    return this.rowOf.has(id);
  }

  /** Adds a tile, or replaces the one of that id. Throws RangeError when descriptor or fingerprint have a wrong length. */
  add(id: string, { descriptor, fingerprint }: Likeness): void {
    checkLength(descriptor, DESCRIPTOR_LENGTH, 'descriptor');
    checkLength(fingerprint, FINGERPRINT_LENGTH, 'fingerprint');
    const row = this.rowOf.get(id) ?? this.ids.length;
    this.ids[row] = id;
    this.rowOf.set(id, row);
    this.descriptors.set(row, descriptor);
    this.fingerprints.set(row, fingerprint);
  }

  /** Removes a tile; false when there was none. The last one added takes its row. */
  remove(id: string): boolean {
    const row = this.rowOf.get(id);
    const last = this.ids.length - 1;
    const lastId = this.ids[last];
    if (row === undefined || lastId === undefined) return false;
    this.ids[row] = lastId;
    this.rowOf.set(lastId, row);
    this.descriptors.move(last, row);
    this.fingerprints.move(last, row);
    this.ids.pop();
    this.rowOf.delete(id);
    return true;
  }

  /** The tiles most like a descriptor in color and texture. Throws RangeError when it is no descriptor. */
  search(descriptor: Descriptor, options: SearchOptions & LikenessOptions = {}): LikenessHit[] {
    const { textureWeight = DEFAULT_TEXTURE_WEIGHT, anyOrientation = false } = options;
    const measure = descriptorMeasure(this.descriptors, descriptor, {
      color: (1 - textureWeight) / COLOR_UNIT,
      texture: textureWeight / TEXTURE_UNIT,
      anyOrientation,
    });
    return this.scan(options, measure);
  }

  /**
   * The tiles whose drawing is nearest to a fingerprint, in whatever colors, place and orientation. Throws RangeError
   * when it is no fingerprint.
   */
  searchDrawings(fingerprint: Fingerprint, options: SearchOptions = {}): LikenessHit[] {
    return this.scan(options, drawingMeasure(this.fingerprints, fingerprint));
  }

  /**
   * The tiles of which a tile is most likely a shifted, turned or flipped copy in the same colors, by `copyDistance`.
   * Throws RangeError when its descriptor or fingerprint has a wrong length.
   */
  searchCopies({ descriptor, fingerprint }: Likeness, options: SearchOptions = {}): LikenessHit[] {
    const { color, texture, drawing } = COPY_SCALES;
    const look = descriptorMeasure(this.descriptors, descriptor, { color, texture, anyOrientation: true });
    const outlines = drawingMeasure(this.fingerprints, fingerprint);
    return this.scan(options, (row, bound) => {
      const distance = look(row, bound);
      return distance >= bound ? bound : distance + drawing * outlines(row, (bound - distance) / drawing);
    });
  }

  /** The index as bytes, for a file. */
  toBuffer(): Uint8Array {
    const rows = this.ids.length;
    return writeIndexFile({
      ids: this.ids,
      descriptors: this.descriptors.bytes.subarray(0, rows * DESCRIPTOR_LENGTH),
      fingerprints: this.fingerprints.bytes.subarray(0, rows * FINGERPRINT_LENGTH),
    });
  }

  /** An index from the bytes of `toBuffer`. Throws RangeError when they are no whole index of this version. */
  static fromBuffer(bytes: Uint8Array): LikenessIndex {
    const { ids, descriptors, fingerprints } = readIndexFile(bytes, DESCRIPTOR_LENGTH, FINGERPRINT_LENGTH);
    const index = new LikenessIndex();
    ids.forEach((id, row) => {
      index.add(id, {
        descriptor: descriptors.subarray(row * DESCRIPTOR_LENGTH, (row + 1) * DESCRIPTOR_LENGTH),
        fingerprint: fingerprints.subarray(row * FINGERPRINT_LENGTH, (row + 1) * FINGERPRINT_LENGTH),
      });
    });
    return index;
  }

  /** Measures every row and keeps the nearest. */
  private scan(options: SearchOptions, distanceOf: Measure): LikenessHit[] {
    const { limit = DEFAULT_LIMIT, within = Number.POSITIVE_INFINITY, where } = options;
    const idOf = (row: number): string => this.ids[row] ?? '';
    const nearest = new NearestRows(limit, within, where ? (row) => where(idOf(row)) : () => true);
    for (let row = 0; row < this.ids.length; row += 1) nearest.offer(row, distanceOf(row, nearest.bound));
    return nearest.kept().map(({ row, distance }) => ({ id: idOf(row), distance }));
  }
}
