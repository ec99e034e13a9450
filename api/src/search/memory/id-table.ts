import { at, bytesOf, type Columns } from './columns.ts';

/** The column that holds the ids of documents. */
type IdColumn = Pick<Columns, 'ids' | 'hasId'>;

const EMPTY = -1;
const FULL_SHARE = 0.6;

/** Looks up the living document of an id: a hash table of document numbers with open addressing. */
export class IdTable {
  readonly #columns: IdColumn;
  #slots = new Int32Array(64).fill(EMPTY);
  #used = 0;

  constructor(columns: IdColumn) {
    this.#columns = columns;
  }

  /** Returns the document of an id; undefined if there is none. */
  get(id: string): number | undefined {
    const doc = at(this.#slots, this.#slotOf(bytesOf(id)));
    return doc === EMPTY ? undefined : doc;
  }

  /** Points the id of a document to it. */
  set(doc: number): void {
    if (this.#used + 1 > this.#slots.length * FULL_SHARE) this.#grow();
    const slot = this.#slotOf(this.#idBytes(doc));
    if (at(this.#slots, slot) === EMPTY) this.#used += 1;
    this.#slots[slot] = doc;
  }

  /** Points the ids of the first `length` documents to the last document of each id. */
  fill(length: number): void {
    const size = 2 ** Math.ceil(Math.log2(64 + length / FULL_SHARE));
    this.#slots = new Int32Array(size).fill(EMPTY);
    this.#used = 0;
    for (let doc = 0; doc < length; doc++) this.set(doc);
  }

  #idBytes(doc: number): Uint8Array {
    return this.#columns.ids.subarray(doc * 16, doc * 16 + 16);
  }

  /** Returns the slot that holds an id, or the empty one where it belongs. */
  #slotOf(id: Uint8Array): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(id) & mask;
    for (;;) {
      const doc = at(this.#slots, slot);
      if (doc === EMPTY || this.#columns.hasId(doc, id)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const docs = this.#slots.filter((doc) => doc !== EMPTY);
    this.#slots = new Int32Array(this.#slots.length * 2).fill(EMPTY);
    for (const doc of docs) this.#slots[this.#slotOf(this.#idBytes(doc))] = doc;
  }
}

/** Ids need not be uniformly random, so this is FNV-1a over all bytes. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash >>> 0;
}
