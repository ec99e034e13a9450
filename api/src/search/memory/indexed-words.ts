import type { FoundWords, WordsToLookUp } from '../language/read-text.ts';
import type { IndexedAssets } from './indexed-assets.ts';

/** Trigram similarity of words one swap apart: `dceo` and `deco` share one of nine. */
const MIN_LIKENESS = Math.fround(0.1);
const MAX_BEGINNINGS = 200;
const MAX_NEAR = 60;

/** Numbers are not words: they are never used as corrections. */
const IS_WORD = /[^0-9]/;

/** Words of one version of the index, as needed to interpret search text. */
export class IndexedWords {
  readonly #assets: IndexedAssets;
  readonly #living = new Map<string, number>();

  constructor(assets: IndexedAssets) {
    this.#assets = assets;
  }

  /** Looks up words in the index. */
  find({ exact, typed }: WordsToLookUp): FoundWords {
    return {
      known: new Set(exact.filter((word) => this.#isHeld(word))),
      beginnings: new Map(typed.map(({ word, beginning }) => [word, this.#beginningWith(beginning)])),
      near: new Map(typed.map(({ word }) => [word, this.#isHeld(word) ? [] : this.#near(word)])),
    };
  }

  #beginningWith(beginning: string): string[] {
    const { vocabulary } = this.#assets;
    return vocabulary
      .beginningWith(beginning)
      .filter((word) => !word.includes(' ') && this.#isHeld(word))
      .toSorted((left, right) => vocabulary.count(right) - vocabulary.count(left) || compare(left, right))
      .slice(0, MAX_BEGINNINGS);
  }

  #near(typed: string): string[] {
    const { vocabulary } = this.#assets;
    const alike = vocabulary
      .alike(typed)
      .filter(({ likeness }) => likeness > MIN_LIKENESS)
      .toSorted(
        (left, right) =>
          right.likeness - left.likeness ||
          vocabulary.count(right.word) - vocabulary.count(left.word) ||
          compare(left.word, right.word),
      );
    const near: string[] = [];
    for (const { word } of alike) {
      if (near.length === MAX_NEAR) break;
      if (this.#isHeld(word)) near.push(word);
    }
    return near.toSorted((left, right) => this.#count(right) - this.#count(left) || compare(left, right));
  }

  #isHeld(word: string): boolean {
    return IS_WORD.test(word) && this.#count(word) > 0;
  }

  /** Returns how many living documents contain a word. */
  #count(word: string): number {
    const { alive, end, size, vocabulary } = this.#assets;
    // Without dead documents the stored count is exact.
    if (end === size) return vocabulary.count(word);
    const known = this.#living.get(word);
    if (known !== undefined) return known;
    const count = vocabulary.countWith(word, alive);
    this.#living.set(word, count);
    return count;
  }
}

function compare(left: string, right: string): number {
  return left < right ? -1 : 1;
}
