import { FIELD_WEIGHT, PHRASE_QUALITY, type Alternative, type TextQuery } from '../text-query.ts';
import { Bitmap } from './bitmap.ts';
import { at } from './columns.ts';
import type { FieldMask } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Documents that a text query finds, dead ones among them. */
export interface TextMatches {
  readonly found: Bitmap;
  /** Whole numbers by which documents are ordered, the higher first; see `TextQuery`. */
  readonly scores: Uint32Array;
}

/** A score stays below this, so that terms matched can lead it. */
const TERM_STEP = 2 ** 16;

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
/** Phrases count in titles and tags. */
const PHRASE_FIELDS = 3;

/** Finds what has all terms of a query, or any where that is asked for, and scores it. */
export function matchText(vocabulary: Vocabulary, query: TextQuery, size: number): TextMatches {
  const scores = new Uint32Array(size);
  const matched = new Uint8Array(size);
  for (const [place, { alternatives }] of query.terms.entries()) {
    const best = bestWeights(vocabulary, alternatives, size);
    best.forEachDoc((doc, weight) => {
      if (!query.isAnyWord && at(matched, doc) !== place) return;
      matched[doc] = at(matched, doc) + 1;
      scores[doc] = at(scores, doc) + weight + (query.isAnyWord ? TERM_STEP : 0);
    });
  }
  const needed = query.isAnyWord ? 1 : query.terms.length;
  const found = new Bitmap(size);
  for (let doc = 0; doc < size; doc++) if (at(matched, doc) >= needed) found.add(doc);
  for (const phrase of query.phrases) addPhrase(vocabulary, phrase, scores);
  return { found, scores };
}

/** What each document that has any of the alternatives gets for the best of them. */
function bestWeights(vocabulary: Vocabulary, alternatives: readonly Alternative[], size: number) {
  const weights = new Uint8Array(size);
  const docs: number[] = [];
  for (const { word, isPrefix, quality } of alternatives) {
    const words = isPrefix ? vocabulary.beginningWith(word) : [word];
    for (const one of words) {
      vocabulary.postings(one)?.forEach((doc, fields: FieldMask) => {
        const weight = quality * at(BEST_WEIGHT, fields);
        const before = at(weights, doc);
        if (before === 0) docs.push(doc);
        if (weight > before) weights[doc] = weight;
      });
    }
  }
  return {
    forEachDoc(visit: (doc: number, weight: number) => void) {
      for (const doc of docs) visit(doc, at(weights, doc));
    },
  };
}

function addPhrase(vocabulary: Vocabulary, phrase: string, scores: Uint32Array): void {
  vocabulary.postings(phrase)?.forEach((doc, fields) => {
    const weight = at(BEST_WEIGHT, fields & PHRASE_FIELDS);
    scores[doc] = at(scores, doc) + PHRASE_QUALITY * weight;
  });
}
