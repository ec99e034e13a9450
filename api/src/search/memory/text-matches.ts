import { FIELD_WEIGHT, PHRASE_QUALITY, type Alternative, type TextQuery } from '../text-query.ts';
import { Bitmap } from './bitmap.ts';
import { bytes, shorts, uints, withRoom } from './growable.ts';
import type { IndexedAssets } from './indexed-assets.ts';
import type { SkuOrder } from './sku-order.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Documents that a text query finds, dead ones among them. */
export interface TextMatches {
  readonly found: Bitmap;
  /** The same documents, in no order. */
  readonly docs: Uint32Array;
  /** Of each of `docs`: a whole number by which they are ordered, the higher first; see `TextQuery`. */
  readonly scores: Uint32Array;
}

/** A score stays below this (8 terms of 24, 7 phrases of 18), so that terms matched can lead it. */
const TERM_STEP = 512;

/** The best weight among the fields of each mask. */
const BEST_WEIGHT = Uint8Array.from({ length: 16 }, (_none, mask) =>
  Math.max(
    0,
    mask & 1 ? FIELD_WEIGHT.A : 0,
    mask & 2 ? FIELD_WEIGHT.B : 0,
    mask & 4 ? FIELD_WEIGHT.C : 0,
    mask & 8 ? FIELD_WEIGHT.D : 0,
  ),
);
/** As numbers of assets are written. */
const IS_NUMBER = /^[1-9]\d*$/;
/** Phrases count in titles and tags. */
const PHRASE_FIELDS = 3;

/** Finds documents by words. Its arrays are as long as the index and all zero between two queries. */
export class TextMatcher {
  readonly #vocabulary: Vocabulary;
  readonly #skus: SkuOrder;
  /** By document: terms it has, what they count, and what the term at hand counts. */
  #matched = new Uint8Array(0);
  #scores = new Uint16Array(0);
  #weights = new Uint8Array(0);
  /** Documents that have any term so far, and those that have the term at hand. */
  #touched = new Uint32Array(0);
  #ofTerm = new Uint32Array(0);

  constructor({ vocabulary, skus }: IndexedAssets) {
    this.#vocabulary = vocabulary;
    this.#skus = skus;
  }

  /**
   * Finds what has all terms of a query, or any where that is asked for, and scores it.
   * @param size one more than the highest document
   */
  match(query: TextQuery, size: number): TextMatches {
    this.#makeRoom(size);
    let touched = 0;
    for (const [place, { alternatives }] of query.terms.entries()) {
      const length = this.#weigh(alternatives);
      for (let entry = 0; entry < length; entry++) {
        const doc = this.#ofTerm[entry] ?? 0;
        const matched = this.#matched[doc] ?? 0;
        if (query.isAnyWord || matched === place) {
          if (matched === 0) this.#touched[touched++] = doc;
          this.#matched[doc] = matched + 1;
          this.#scores[doc] = (this.#scores[doc] ?? 0) + (this.#weights[doc] ?? 0) + (query.isAnyWord ? TERM_STEP : 0);
        }
        this.#weights[doc] = 0;
      }
    }
    for (const phrase of query.phrases) this.#addPhrase(phrase);
    return this.#collect(query.isAnyWord ? 1 : query.terms.length, touched, size);
  }

  /** Notes each document that has any of the alternatives with the best of them. @returns how many have one */
  #weigh(alternatives: readonly Alternative[]): number {
    let length = 0;
    for (const { word, isPrefix, quality } of alternatives) {
      for (const one of isPrefix ? this.#vocabulary.beginningWith(word) : [word]) {
        const postings = this.#vocabulary.postings(one);
        if (!postings) continue;
        for (let entry = 0; entry < postings.length; entry++) {
          const weight = quality * (BEST_WEIGHT[postings.fields[entry] ?? 0] ?? 0);
          length = this.#note(postings.docs[entry] ?? 0, weight, length);
        }
      }
      if (IS_NUMBER.test(word)) length = this.#weighNumbers(word, isPrefix, quality * FIELD_WEIGHT.A, length);
    }
    return length;
  }

  /** The number of an asset counts as a word of its title. */
  #weighNumbers(digits: string, isPrefix: boolean, weight: number, length: number): number {
    const number = Number(digits);
    let noted = length;
    for (const doc of isPrefix ? this.#skus.beginningWith(digits) : this.#skus.between(number, number)) {
      noted = this.#note(doc, weight, noted);
    }
    return noted;
  }

  /** @returns how many documents have the term by now */
  #note(doc: number, weight: number, length: number): number {
    const before = this.#weights[doc] ?? 0;
    if (weight > before) this.#weights[doc] = weight;
    if (before !== 0) return length;
    this.#ofTerm[length] = doc;
    return length + 1;
  }

  #addPhrase(phrase: string): void {
    const postings = this.#vocabulary.postings(phrase);
    if (!postings) return;
    for (let entry = 0; entry < postings.length; entry++) {
      const doc = postings.docs[entry] ?? 0;
      if ((this.#matched[doc] ?? 0) === 0) continue;
      const weight = BEST_WEIGHT[(postings.fields[entry] ?? 0) & PHRASE_FIELDS] ?? 0;
      this.#scores[doc] = (this.#scores[doc] ?? 0) + PHRASE_QUALITY * weight;
    }
  }

  /** Takes the result out of the arrays and leaves them zero. */
  #collect(needed: number, touched: number, size: number): TextMatches {
    const found = new Bitmap(size);
    let length = 0;
    for (let entry = 0; entry < touched; entry++) {
      const doc = this.#touched[entry] ?? 0;
      if ((this.#matched[doc] ?? 0) >= needed) {
        found.add(doc);
        this.#touched[length] = doc;
        this.#ofTerm[length] = this.#scores[doc] ?? 0;
        length += 1;
      }
      this.#matched[doc] = 0;
      this.#scores[doc] = 0;
    }
    return { found, docs: this.#touched.slice(0, length), scores: this.#ofTerm.slice(0, length) };
  }

  #makeRoom(size: number): void {
    this.#matched = withRoom(this.#matched, size, bytes);
    this.#weights = withRoom(this.#weights, size, bytes);
    this.#scores = withRoom(this.#scores, size, shorts);
    this.#touched = withRoom(this.#touched, size, uints);
    this.#ofTerm = withRoom(this.#ofTerm, size, uints);
  }
}
