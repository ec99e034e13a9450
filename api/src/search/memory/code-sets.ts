import { Bitmap } from './bitmap.ts';
import { at } from './columns.ts';
import { DocList, withRoom } from './growable.ts';

/** From this share of all documents on a code keeps a bitmap beside its list. */
const DENSE_SHARE = 1 / 64;

/** One facet value: its documents, dead ones among them, and how many of them live. */
interface CodeSet {
  /** Codes are counted from 0 as they come. */
  readonly ordinal: number;
  readonly docs: DocList;
  bits: Bitmap | null;
  living: number;
}

/** Which documents carry which facet values, both ways. */
export class CodeSets {
  readonly #sets = new Map<number, CodeSet>();
  readonly #byOrdinal: CodeSet[] = [];
  /** Ordinals of the codes of all documents, one after the other, and where those of each begin. */
  #codes = new Uint32Array(0);
  #starts = new Uint32Array(1);
  #length = 0;

  /** Adds the next document. */
  push(codes: readonly number[]): void {
    const doc = this.#length;
    const start = at(this.#starts, doc);
    this.#codes = withRoom(this.#codes, start + codes.length, (length) => new Uint32Array(length));
    this.#starts = withRoom(this.#starts, doc + 2, (length) => new Uint32Array(length));
    this.#codes.set(
      codes.map((code) => this.#add(code, doc)),
      start,
    );
    this.#starts[doc + 1] = start + codes.length;
    this.#length = doc + 1;
  }

  /** Takes a dead document out of the counts. */
  forget(doc: number): void {
    for (const ordinal of this.#ordinalsOf(doc)) {
      const set = this.#byOrdinal[ordinal];
      if (set) set.living -= 1;
    }
  }

  /** How many living documents carry a code. */
  living(code: number): number {
    return this.#sets.get(code)?.living ?? 0;
  }

  /** Documents with any of the codes, dead ones among them. */
  any(codes: readonly number[]): Bitmap {
    const found = new Bitmap(this.#length);
    for (const code of codes) {
      const set = this.#sets.get(code);
      if (!set) continue;
      const bits = this.#bitsOf(set);
      if (bits) found.or(bits);
      else for (const doc of set.docs.docs) found.add(doc);
    }
    return found;
  }

  /** How many of few documents carry each code, in one pass over them. */
  countEach(found: Bitmap): (code: number) => number {
    const counts = new Uint32Array(this.#byOrdinal.length);
    found.forEach((doc) => {
      for (const ordinal of this.#ordinalsOf(doc)) counts[ordinal] = at(counts, ordinal) + 1;
    });
    return (code) => {
      const set = this.#sets.get(code);
      return set ? at(counts, set.ordinal) : 0;
    };
  }

  /** How many of some documents carry a code. */
  countWith(code: number, found: Bitmap): number {
    const set = this.#sets.get(code);
    if (!set) return 0;
    const bits = this.#bitsOf(set);
    if (bits) return found.countWith(bits);
    let count = 0;
    for (const doc of set.docs.docs) if (found.has(doc)) count += 1;
    return count;
  }

  /** Lets a document carry a code. @returns the ordinal of the code */
  #add(code: number, doc: number): number {
    const set = this.#sets.get(code) ?? this.#make(code);
    set.docs.push(doc);
    set.living += 1;
    if (set.bits) {
      if (doc >>> 5 >= set.bits.words.length) set.bits = set.bits.resized(Math.ceil((doc + 32) * 1.25));
      set.bits.add(doc);
    }
    return set.ordinal;
  }

  #make(code: number): CodeSet {
    const set = { ordinal: this.#byOrdinal.length, docs: new DocList(), bits: null, living: 0 };
    this.#byOrdinal.push(set);
    this.#sets.set(code, set);
    return set;
  }

  #ordinalsOf(doc: number): Uint32Array {
    return this.#codes.subarray(at(this.#starts, doc), at(this.#starts, doc + 1));
  }

  /** The bitmap of a code that is dense enough, made when first asked for. */
  #bitsOf(set: CodeSet): Bitmap | null {
    if (set.bits || set.docs.length < this.#length * DENSE_SHARE) return set.bits;
    set.bits = new Bitmap(this.#length);
    for (const doc of set.docs.docs) set.bits.add(doc);
    return set.bits;
  }
}
