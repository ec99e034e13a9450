import type { FieldMask } from '../feed/asset-facts.ts';
import { Bitmap } from './bitmap.ts';
import type { Postings } from './postings.ts';
import type { NamedArray, StoredArrays } from './stored-arrays.ts';

const FIELDS = 4;

/** The best of the fields in which a word stands, as it alone counts: 0 title, 1 tags, 2 studio, 3 description. */
export function bestField(fields: FieldMask): number {
  return 31 - Math.clz32(fields & -fields);
}

/** A word of many documents, dead ones among them: a bitmap for each best field. */
export class DenseWord {
  readonly #docs: Bitmap[] = Array.from({ length: FIELDS }, () => new Bitmap(0));
  #length = 0;

  /** Takes over what was kept as postings. */
  static of({ docs, fields, length }: Postings): DenseWord {
    const word = new DenseWord();
    for (let entry = 0; entry < length; entry++) word.add(docs[entry] ?? 0, fields[entry] ?? 0);
    return word;
  }

  /** @throws when it was not stored under that name */
  static restored(stored: StoredArrays, name: string): DenseWord {
    const word = new DenseWord();
    for (const field of word.#docs.keys()) {
      const docs = new Bitmap(0, stored.take(`${name} field ${field}`, Uint32Array));
      word.#docs[field] = docs;
      word.#length += docs.count();
    }
    return word;
  }

  /** How many documents it has. */
  get length(): number {
    return this.#length;
  }

  /** @param field see `bestField` */
  add(doc: number, field: number): void {
    let docs = this.#docs[field] ?? new Bitmap(0);
    if (doc >>> 5 >= docs.words.length) docs = docs.resized(Math.ceil((doc + 32) * 1.25));
    docs.add(doc);
    this.#docs[field] = docs;
    this.#length += 1;
  }

  /** Adds its documents to the sets of their fields. */
  collect(into: (field: number) => Bitmap): void {
    for (const [field, docs] of this.#docs.entries()) if (docs.words.length > 0) into(field).or(docs);
  }

  countWith(found: Bitmap): number {
    return this.#docs.reduce((total, docs) => total + docs.countWith(found), 0);
  }

  *arrays(name: string): Iterable<NamedArray> {
    for (const [field, { words }] of this.#docs.entries()) yield [`${name} field ${field}`, words];
  }
}
