import type { FieldMask } from '../feed/asset-facts.ts';
import type { Bitmap } from './bitmap.ts';
import { bestField, DenseWord } from './dense-word.ts';
import { DENSE_SHARE } from './doc-set.ts';
import { PostingStore } from './postings.ts';
import type { NamedArray, StoredArrays } from './stored-arrays.ts';
import { Trigrams } from './trigrams.ts';

/** Number of new words that may await sorting. */
const MAX_UNSORTED = 2000;

/** Minimum number of documents for storing a word as a `DenseWord` instead of postings. */
const MIN_DENSE = 1024;

/** Every word of the index with its documents, searchable by word, prefix or similarity. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  #postings = new PostingStore();
  /** By word number. */
  readonly #dense = new Map<number, DenseWord>();
  readonly #trigrams = new Trigrams();
  /** Word numbers in alphabetical order, except for the newest words. */
  #sorted = new Uint32Array(0);

  /** Adds a document to a word. @param doc higher than all earlier ones */
  push(word: string, doc: number, fields: FieldMask): void {
    const number = this.#numbers.get(word) ?? this.#add(word);
    const dense = this.#dense.get(number);
    if (dense) dense.add(doc, bestField(fields));
    else this.#postings.push(number, doc, bestField(fields));
  }

  /** Converts words that have become common to `DenseWord`. @param end one more than the highest document */
  compact(end: number): void {
    const least = Math.max(MIN_DENSE, end) * DENSE_SHARE;
    const common = this.#words.flatMap((_word, number) => (this.#postings.count(number) > least ? [number] : []));
    if (common.length === 0) return;
    for (const number of common) this.#dense.set(number, DenseWord.of(this.#postings.read(number), end));
    this.#postings = this.#postings.without(new Set(common));
  }

  /**
   * Adds the documents of a word to sets, including dead ones.
   * @param into returns the set for documents in which a field is the word's best; see `bestField`
   */
  collect(word: string, into: (field: number) => Bitmap): void {
    const number = this.#numbers.get(word);
    if (number === undefined) return;
    const dense = this.#dense.get(number);
    if (dense) {
      dense.collect(into);
      return;
    }
    const { docs, fields, length } = this.#postings.read(number);
    const sets: Bitmap[] = [];
    for (let entry = 0; entry < length; entry++) {
      const field = fields[entry] ?? 0;
      (sets[field] ??= into(field)).add(docs[entry] ?? 0);
    }
  }

  /** Returns how many documents contain a word, including dead ones. */
  count(word: string): number {
    const number = this.#numbers.get(word);
    if (number === undefined) return 0;
    return this.#dense.get(number)?.length ?? this.#postings.count(number);
  }

  /** Returns how many of the documents found contain a word. */
  countWith(word: string, found: Bitmap): number {
    const number = this.#numbers.get(word);
    if (number === undefined) return 0;
    const dense = this.#dense.get(number);
    if (dense) return dense.countWith(found);
    const { docs, length } = this.#postings.read(number);
    let count = 0;
    for (let entry = 0; entry < length; entry++) if (found.has(docs[entry] ?? 0)) count += 1;
    return count;
  }

  /** Returns the words with a prefix. */
  beginningWith(prefix: string): string[] {
    this.#sortNew();
    const found: string[] = [];
    for (let place = this.#firstAtLeast(prefix); place < this.#sorted.length; place++) {
      const word = this.#word(this.#sorted[place] ?? 0);
      if (!word.startsWith(prefix)) break;
      found.push(word);
    }
    for (const word of this.#words.slice(this.#sorted.length)) if (word.startsWith(prefix)) found.push(word);
    return found;
  }

  /** Returns single words that share trigrams with one; see `Trigrams`. */
  alike(word: string): { readonly word: string; readonly likeness: number }[] {
    return this.#trigrams.alike(word).map(({ number, likeness }) => ({ word: this.#word(number), likeness }));
  }

  *arrays(): Iterable<NamedArray> {
    yield ['words', Buffer.from(this.#words.join('\n'))];
    yield* this.#postings.arrays();
    yield ['dense words', Uint32Array.from(this.#dense.keys())];
    for (const [number, dense] of this.#dense) yield* dense.arrays(`dense word ${number}`);
  }

  restore(stored: StoredArrays): void {
    const text = Buffer.from(stored.take('words', Uint8Array)).toString();
    for (const word of text === '' ? [] : text.split('\n')) this.#name(word);
    this.#postings.restore(stored);
    for (const number of stored.take('dense words', Uint32Array)) {
      this.#dense.set(number, DenseWord.restored(stored, `dense word ${number}`));
    }
  }

  #add(word: string): number {
    this.#postings.addWord();
    return this.#name(word);
  }

  #name(word: string): number {
    const number = this.#words.length;
    this.#words.push(word);
    this.#numbers.set(word, number);
    if (!word.includes(' ')) this.#trigrams.add(number, word);
    return number;
  }

  #word(number: number): string {
    return this.#words[number] ?? '';
  }

  #sortNew(): void {
    if (this.#words.length - this.#sorted.length <= MAX_UNSORTED) return;
    const numbers = Array.from(this.#words, (_word, number) => number);
    this.#sorted = Uint32Array.from(numbers.toSorted((left, right) => (this.#word(left) < this.#word(right) ? -1 : 1)));
  }

  #firstAtLeast(text: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#word(this.#sorted[middle] ?? 0) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
