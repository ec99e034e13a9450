import type { FieldMask } from '../feed/asset-facts.ts';
import { Bitmap } from './bitmap.ts';
import { DocSet } from './doc-set.ts';
import type { Postings } from './postings.ts';
import type { NamedArray, StoredArrays } from './stored-arrays.ts';

const FIELDS = 5;

/** Indexed by the title and tags bits of a mask. */
const NAMED = [undefined, 2, 1, 0] as const;

/** Returns where a word counts most: 0 title and tags, 1 tags, 2 title, 3 studio, 4 description. */
export function bestField(fields: FieldMask): number {
  return NAMED[fields & 3] ?? (fields & 4 ? 3 : 4);
}

/** A word of many documents, including dead ones, in one set per best field. */
export class DenseWord {
  readonly #docs: readonly DocSet[];
  /** Counts of each of `#docs`. */
  readonly #counts: number[];
  /** One more than the highest document. */
  #end: number;

  private constructor(docs: readonly Bitmap[]) {
    this.#docs = docs.map((those) => DocSet.of(those));
    this.#counts = docs.map((those) => those.count());
    this.#end = Math.max(...docs.map(({ words }) => words.length * 32));
  }

  /** Converts postings. @param end one more than the highest document of any word */
  static of({ docs, fields, length }: Postings, end: number): DenseWord {
    const sets = Array.from({ length: FIELDS }, () => new Bitmap(end));
    for (let entry = 0; entry < length; entry++) sets[fields[entry] ?? 0]?.add(docs[entry] ?? 0);
    return new DenseWord(sets);
  }

  /** @throws if it was not stored under that name */
  static restored(stored: StoredArrays, name: string): DenseWord {
    const fields = Array.from({ length: FIELDS }, (_none, field) => `${name} field ${field}`);
    return new DenseWord(fields.map((field) => new Bitmap(0, stored.take(field, Uint32Array))));
  }

  /** Number of its documents. */
  get length(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0);
  }

  /** @param field see `bestField` */
  add(doc: number, field: number): void {
    this.#docs[field]?.add(doc);
    this.#counts[field] = (this.#counts[field] ?? 0) + 1;
    this.#end = doc + 1;
  }

  /** Adds its documents to the sets of their fields. */
  collect(into: (field: number) => Bitmap): void {
    for (const [field, docs] of this.#docs.entries()) if (this.#counts[field] !== 0) docs.addTo(into(field));
  }

  countWith(found: Bitmap): number {
    return this.#docs.reduce((total, docs) => total + docs.countWith(found), 0);
  }

  *arrays(name: string): Iterable<NamedArray> {
    for (const [field, docs] of this.#docs.entries()) {
      yield [`${name} field ${field}`, docs.toBitmap(this.#end).words];
    }
  }
}
