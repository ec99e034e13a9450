import {
  DESCRIPTOR_LENGTH,
  FINGERPRINT_LENGTH,
  LikenessCells,
  type Descriptor,
  type Likeness,
} from '@halfdrop/patterns';
import { idOf } from '../memory/columns.ts';
import { ID_BYTES, IdRows } from './id-rows.ts';
import type { LikenessChanges } from './likeness-question.ts';

/** Below this fingerprint distance two tiles are the same drawing, in whatever colors. */
const SAME_DRAWING = 0.1;
/** More copies of one drawing than the shop will ever sell. */
const MAX_COPIES = 100;
const RECORD_BYTES = ID_BYTES + DESCRIPTOR_LENGTH + FINGERPRINT_LENGTH;

/** Maximum number of results and their maximum distance. */
interface Bounds {
  readonly limit: number;
  readonly within: number;
}

/** Appearance of all assets for sale, 284 bytes each, with nearest-neighbor search. */
export class LikenessStore {
  readonly #ids = new IdRows();
  readonly #cells = new LikenessCells(this.#ids);
  #dead = 0;

  /** Applies changes. */
  change({ found, gone }: Omit<LikenessChanges, 'kind'>): void {
    for (let start = 0; start < gone.length; start += ID_BYTES) this.#forget(gone.subarray(start, start + ID_BYTES));
    const vectors = new Int8Array(found.buffer, found.byteOffset, found.length);
    for (let start = 0; start < found.length; start += RECORD_BYTES) {
      const [descriptorStart, fingerprintStart] = [start + ID_BYTES, start + ID_BYTES + DESCRIPTOR_LENGTH];
      this.#put(found.subarray(start, descriptorStart), {
        descriptor: vectors.subarray(descriptorStart, fingerprintStart),
        fingerprint: vectors.subarray(fingerprintStart, start + RECORD_BYTES),
      });
    }
  }

  /** Clusters similar assets when worthwhile; yields often. */
  *gather(): Generator<void, void> {
    if (!this.#cells.isWorthGathering(this.#dead)) return;
    yield* this.#cells.gather();
    this.#ids.truncate(this.#cells.rows.size);
    this.#dead = 0;
  }

  /** Returns lookalikes of an asset, excluding itself and other colorways; null if it is unknown. */
  similarTo(assetId: string, limit: number): string[] | null {
    const row = this.#ids.rowOf(assetId);
    if (row === undefined) return null;
    const { descriptor, fingerprint } = this.#cells.rows.at(row);
    const drawingDistance = this.#cells.rows.drawingDistanceFrom(fingerprint);
    const isOther = (other: number) => other !== row && drawingDistance(other, SAME_DRAWING) >= SAME_DRAWING;
    return this.#near(descriptor, { limit, where: isOther });
  }

  /** Returns lookalikes of a picture: the same drawing in any colors first, each group nearest first. */
  similarToPicture(picture: Likeness, bounds: Bounds): string[] {
    const found = new Set([...this.#copiesOf(picture), ...this.#near(picture.descriptor, bounds)]);
    return [...found].slice(0, bounds.limit);
  }

  /** Returns the nearest to a picture by drawing, and as many by colors and texture in any orientation. */
  nearestTo({ descriptor, fingerprint }: Likeness, limit: number): string[] {
    const where = (row: number) => this.#ids.isAlive(row);
    const drawings = this.#cells.rows.searchDrawings(fingerprint, { limit, where });
    const looks = this.#near(descriptor, { limit, anyOrientation: true });
    return [...new Set([...drawings.map(({ row }) => this.#ids.idAt(row)), ...looks])];
  }

  /** Returns assets by color, for a descriptor without texture. */
  withColors(colors: Descriptor, bounds: Bounds): string[] {
    return this.#near(colors, { ...bounds, textureWeight: 0 });
  }

  #near(descriptor: Descriptor, options: Parameters<LikenessCells['search']>[1] = {}): string[] {
    const { where = () => true } = options;
    const isWanted = (row: number) => where(row) && this.#ids.isAlive(row);
    return this.#cells.search(descriptor, { ...options, where: isWanted }).map(({ row }) => this.#ids.idAt(row));
  }

  #copiesOf({ descriptor, fingerprint }: Likeness): string[] {
    const { rows } = this.#cells;
    const where = (row: number) => this.#ids.isAlive(row);
    const hits = rows.searchDrawings(fingerprint, { limit: MAX_COPIES, within: SAME_DRAWING, where });
    const lookDistance = rows.lookDistanceFrom(descriptor);
    const byLook = hits.map(({ row }) => ({ row, distance: lookDistance(row, Number.POSITIVE_INFINITY) }));
    return byLook.toSorted((a, b) => a.distance - b.distance).map(({ row }) => this.#ids.idAt(row));
  }

  /** Adds or updates an asset; an unchanged one keeps its row. */
  #put(id: Uint8Array, likeness: Likeness): void {
    const row = this.#ids.rowOf(idOf(id));
    if (row !== undefined) {
      const known = this.#cells.rows.at(row);
      if (isSame(known.descriptor, likeness.descriptor) && isSame(known.fingerprint, likeness.fingerprint)) return;
      this.#kill(row);
    }
    this.#cells.rows.set(this.#cells.rows.size, likeness);
    this.#ids.push(id);
  }

  #forget(id: Uint8Array): void {
    const row = this.#ids.rowOf(idOf(id));
    if (row !== undefined) this.#kill(row);
  }

  #kill(row: number): void {
    this.#ids.kill(row);
    this.#dead += 1;
  }
}

function isSame(left: Int8Array, right: Int8Array): boolean {
  return left.every((value, index) => value === right[index]);
}
