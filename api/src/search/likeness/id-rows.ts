import type { RowCompanion } from '@halfdrop/patterns';
import { idOf } from '../memory/columns.ts';
import { withRoom } from '../memory/growable.ts';
import { IdTable } from '../memory/id-table.ts';

/** Length of an id in bytes. */
export const ID_BYTES = 16;

/** Packed ids of movable rows, and a lookup of the row by id. A row without an id is dead. */
export class IdRows implements RowCompanion {
  ids = new Uint8Array(0);
  #table = new IdTable(this);
  #length = 0;

  /** Assigns an id to the next row. */
  push(id: Uint8Array): void {
    const row = this.#length;
    this.#length += 1;
    this.ids = withRoom(this.ids, this.#length * ID_BYTES, (count) => new Uint8Array(count));
    this.ids.set(id, row * ID_BYTES);
    this.#table.set(row);
  }

  /** Returns the row of an id; undefined if there is none. */
  rowOf(id: string): number | undefined {
    return this.#table.get(id);
  }

  idAt(row: number): string {
    return idOf(this.#at(row));
  }

  kill(row: number): void {
    this.#at(row).fill(0);
  }

  isAlive(row: number): boolean {
    return this.#at(row).some((byte) => byte !== 0);
  }

  hasId(row: number, id: Uint8Array): boolean {
    const start = row * ID_BYTES;
    return id.every((byte, place) => this.ids[start + place] === byte);
  }

  swap(left: number, right: number): void {
    const held = this.#at(left).slice();
    this.#at(left).set(this.#at(right));
    this.#at(right).set(held);
  }

  /** Drops rows from `length` on and reindexes the others, after rows were moved. */
  truncate(length: number): void {
    this.#length = length;
    this.ids.fill(0, length * ID_BYTES);
    this.#table = new IdTable(this);
    for (let row = 0; row < length; row += 1) this.#table.set(row);
  }

  #at(row: number): Uint8Array {
    return this.ids.subarray(row * ID_BYTES, (row + 1) * ID_BYTES);
  }
}
