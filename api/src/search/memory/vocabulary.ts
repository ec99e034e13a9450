import type { FieldMask } from '../feed/asset-facts.ts';
import { type Postings, PostingStore } from './postings.ts';
import type { NamedArray, StoredArrays } from './stored-arrays.ts';
import { Trigrams } from './trigrams.ts';

/** As many words may wait until they are put in alphabetical order. */
const MAX_UNSORTED = 2000;

/** Every word of the index with its postings, found by itself, by how it begins, or by its likeness to another. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #postings = new PostingStore();
  readonly #trigrams = new Trigrams();
  /** Numbers of words in alphabetical order, but for the newest words. */
  #sorted = new Uint32Array(0);

  /** Adds a document to a word. @param doc higher than those before it */
  push(word: string, doc: number, fields: FieldMask): void {
    this.#postings.push(this.#numbers.get(word) ?? this.#add(word), doc, fields);
  }

  /** The postings of a word, until those of the next one are asked for. */
  postings(word: string): Postings | null {
    const number = this.#numbers.get(word);
    return number === undefined ? null : this.#postings.read(number);
  }

  /** In how many documents a word stands, dead ones among them. */
  count(word: string): number {
    const number = this.#numbers.get(word);
    return number === undefined ? 0 : this.#postings.count(number);
  }

  /** Words that begin with a text. */
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

  /** Single words that share letters with one; see `Trigrams`. */
  alike(word: string): { readonly word: string; readonly likeness: number }[] {
    return this.#trigrams.alike(word).map(({ number, likeness }) => ({ word: this.#word(number), likeness }));
  }

  *arrays(): Iterable<NamedArray> {
    yield ['words', Buffer.from(this.#words.join('\n'))];
    yield* this.#postings.arrays();
  }

  restore(stored: StoredArrays): void {
    const text = Buffer.from(stored.take('words', Uint8Array)).toString();
    for (const word of text === '' ? [] : text.split('\n')) this.#name(word);
    this.#postings.restore(stored);
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
