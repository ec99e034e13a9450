import { Bitmap } from './bitmap.ts';
import { DocSet } from './doc-set.ts';
import { shorts, uints, withRoom } from './growable.ts';
import { KeptCounts } from './kept-counts.ts';
import type { NamedArray, StoredArrays } from './stored-arrays.ts';

/** Ordinals up to this value fit in two bytes. */
const MAX_SHORT = 0xff_ff;

/** One facet value: its documents, including dead ones, and the number of living ones. */
interface CodeSet {
  readonly code: number;
  /** Codes are numbered from 0 in order of appearance. */
  readonly ordinal: number;
  readonly docs: DocSet;
  living: number;
}

/** Maps documents to facet values, in both directions. */
export class CodeSets {
  /** Counts of selections by facet values. */
  readonly kept = new KeptCounts();
  readonly #sets = new Map<number, CodeSet>();
  readonly #byOrdinal: CodeSet[] = [];
  /** Code ordinals of all documents, concatenated, and where those of each document begin. */
  #codes: Uint16Array | Uint32Array = new Uint16Array(0);
  #starts = new Uint32Array(1);
  #length = 0;

  /** Adds the next document. */
  push(codes: readonly number[]): void {
    const doc = this.#length;
    const start = this.#starts[doc] ?? 0;
    this.#codes = this.#codesWithRoom(start + codes.length);
    this.#starts = withRoom(this.#starts, doc + 2, uints);
    for (const [place, code] of codes.entries()) {
      const set = this.#sets.get(code) ?? this.#make(code);
      if (set.ordinal > MAX_SHORT && this.#codes instanceof Uint16Array) this.#codes = Uint32Array.from(this.#codes);
      this.#codes[start + place] = set.ordinal;
      set.docs.add(doc);
      set.living += 1;
    }
    this.kept.adjust(codes, 1);
    this.#starts[doc + 1] = start + codes.length;
    this.#length = doc + 1;
  }

  /** Removes a dead document from the counts. */
  forget(doc: number): void {
    const sets = Array.from(this.#ordinalsOf(doc), (ordinal) => this.#byOrdinal[ordinal]).filter(
      (set) => set !== undefined,
    );
    for (const set of sets) set.living -= 1;
    this.kept.adjust(
      sets.map(({ code }) => code),
      -1,
    );
  }

  /** Returns how many living documents have a code. */
  living(code: number): number {
    return this.#sets.get(code)?.living ?? 0;
  }

  /** Visits the documents with a code, including dead ones. */
  forEach(code: number, visit: (doc: number) => void): void {
    this.#sets.get(code)?.docs.forEach(visit);
  }

  /** Returns documents with any of the codes, including dead ones. */
  any(codes: readonly number[]): Bitmap {
    const found = new Bitmap(this.#length);
    for (const code of codes) this.#sets.get(code)?.docs.addTo(found);
    return found;
  }

  /** Counts the documents of each code in one pass; for small sets. */
  countEach(found: Bitmap): (code: number) => number {
    const counts = new Uint32Array(this.#byOrdinal.length);
    found.forEach((doc) => {
      const end = this.#starts[doc + 1] ?? 0;
      for (let place = this.#starts[doc] ?? 0; place < end; place++) {
        const ordinal = this.#codes[place] ?? 0;
        counts[ordinal] = (counts[ordinal] ?? 0) + 1;
      }
    });
    return (code) => {
      const set = this.#sets.get(code);
      return set ? (counts[set.ordinal] ?? 0) : 0;
    };
  }

  /** Returns how many of the documents found have a code. */
  countWith(code: number, found: Bitmap): number {
    return this.#sets.get(code)?.docs.countWith(found) ?? 0;
  }

  *arrays(): Iterable<NamedArray> {
    yield ['codes', Float64Array.from(this.#byOrdinal, ({ code }) => code)];
    yield ['code ordinals', this.#codes.subarray(0, this.#starts[this.#length] ?? 0)];
    yield ['code starts', this.#starts.subarray(0, this.#length + 1)];
  }

  restore(stored: StoredArrays, alive: Bitmap): void {
    for (const code of stored.take('codes', Float64Array)) this.#make(code);
    const isShort = this.#byOrdinal.length <= MAX_SHORT + 1;
    this.#codes = isShort ? stored.take('code ordinals', Uint16Array) : stored.take('code ordinals', Uint32Array);
    this.#starts = stored.take('code starts', Uint32Array);
    const end = this.#starts.length - 1;
    for (let doc = 0; doc < end; doc++) {
      const isAlive = alive.has(doc);
      for (const ordinal of this.#ordinalsOf(doc)) {
        const set = this.#byOrdinal[ordinal];
        if (!set) throw new Error(`no code has the stored ordinal ${ordinal}`);
        set.docs.add(doc);
        if (isAlive) set.living += 1;
      }
      this.#length = doc + 1;
    }
  }

  #codesWithRoom(length: number): Uint16Array | Uint32Array {
    return this.#codes instanceof Uint16Array
      ? withRoom(this.#codes, length, shorts)
      : withRoom(this.#codes, length, uints);
  }

  #make(code: number): CodeSet {
    const set = { code, ordinal: this.#byOrdinal.length, docs: new DocSet(), living: 0 };
    this.#byOrdinal.push(set);
    this.#sets.set(code, set);
    return set;
  }

  #ordinalsOf(doc: number): Uint16Array | Uint32Array {
    return this.#codes.subarray(this.#starts[doc] ?? 0, this.#starts[doc + 1] ?? 0);
  }
}
