import { DESCRIPTOR_LENGTH } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import type { LikenessOptions } from './distance.ts';
import { FINGERPRINT_LENGTH } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import { readIndexFile, writeIndexFile } from './index-file.ts';
import type { Likeness } from './likeness.ts';
import { LikenessRows } from './likeness-rows.ts';
import type { RowSearchOptions } from './likeness-rows.ts';
import type { NearRow } from './nearest-rows.ts';

/** A search result. */
export interface LikenessHit {
  readonly id: string;
  /** Distance as computed by `likenessDistance` or `fingerprintDistance`. */
  readonly distance: number;
}

/** Options of a search. */
export interface SearchOptions extends Omit<RowSearchOptions, 'where'> {
  /** Filters ids. Called only for those near enough to be hits. */
  readonly where?: (id: string) => boolean;
}

/**
 * Finds similar tiles among some hundred thousand: every search compares with all of them, which at 254 bytes per tile
 * takes a few milliseconds and cannot miss any. Hits are ordered nearest first; ties keep the order of insertion, as
 * long as nothing was removed.
 */
export class LikenessIndex {
  private readonly ids: string[] = [];
  private readonly rowOf = new Map<string, number>();
  private readonly rows = new LikenessRows();

  /** Returns the number of tiles. */
  get size(): number {
    return this.ids.length;
  }

  has(id: string): boolean {
    return this.rowOf.has(id);
  }

  /**
   * Adds a tile, or replaces the one with that id. Throws RangeError if descriptor or fingerprint has a wrong length.
   */
  add(id: string, likeness: Likeness): void {
    const row = this.rowOf.get(id) ?? this.ids.length;
    this.rows.set(row, likeness);
    this.ids[row] = id;
    this.rowOf.set(id, row);
  }

  /** Removes a tile; returns false if there was none. The last added tile takes its row. */
  remove(id: string): boolean {
    const row = this.rowOf.get(id);
    const lastId = this.ids.at(-1);
    if (row === undefined || lastId === undefined) return false;
    this.rows.swap(row, this.ids.length - 1);
    this.rows.truncate(this.ids.length - 1);
    this.ids[row] = lastId;
    this.rowOf.set(lastId, row);
    this.ids.pop();
    this.rowOf.delete(id);
    return true;
  }

  /**
   * Returns the tiles most similar to a descriptor in color and texture. Throws RangeError if it is not a descriptor.
   */
  search(descriptor: Descriptor, options: SearchOptions & LikenessOptions = {}): LikenessHit[] {
    return this.hits(this.rows.search(descriptor, { ...options, where: this.ofRow(options) }));
  }

  /**
   * Returns the tiles whose drawing is nearest to a fingerprint, in any colors, position and orientation. Throws
   * RangeError if it is not a fingerprint.
   */
  searchDrawings(fingerprint: Fingerprint, options: SearchOptions = {}): LikenessHit[] {
    return this.hits(this.rows.searchDrawings(fingerprint, { ...options, where: this.ofRow(options) }));
  }

  /**
   * Returns the tiles of which a tile is most likely a shifted, rotated or flipped copy in the same colors, by
   * `copyDistance`. Throws RangeError if its descriptor or fingerprint has a wrong length.
   */
  searchCopies(likeness: Likeness, options: SearchOptions = {}): LikenessHit[] {
    return this.hits(this.rows.searchCopies(likeness, { ...options, where: this.ofRow(options) }));
  }

  /** Serializes the index for a file. */
  toBuffer(): Uint8Array {
    return writeIndexFile({ ids: this.ids, ...this.rows.packed() });
  }

  /**
   * Restores an index from the bytes of `toBuffer`. Throws RangeError if they are not a complete index of this version.
   */
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

  private ofRow({ where }: SearchOptions): (row: number) => boolean {
    return where ? (row) => where(this.idOf(row)) : () => true;
  }

  private hits(rows: readonly NearRow[]): LikenessHit[] {
    return rows.map(({ row, distance }) => ({ id: this.idOf(row), distance }));
  }

  private idOf(row: number): string {
    return this.ids[row] ?? '';
  }
}
