import { PHRASE_QUALITY, weightsFor, type Alternative, type TextQuery } from '../text-query.ts';
import { Bitmap } from './bitmap.ts';
import type { IndexedAssets } from './indexed-assets.ts';

/** Documents for which one term or phrase counts the same. */
export interface ScoreGroup {
  readonly score: number;
  readonly docs: Bitmap;
}

/** What one term or phrase counts. */
interface ScoredPart {
  /** The best first, and no document in two of them. */
  readonly groups: readonly ScoreGroup[];
  /** The documents of all groups; others score nothing by it. */
  readonly docs: Bitmap;
}

/** Documents that a text query finds, dead ones among them. */
export interface TextMatches {
  readonly found: Bitmap;
  /** Of each term and phrase. The sum over all of them is a whole number by which documents are ordered; see `TextQuery`. */
  readonly parts: readonly ScoredPart[];
}

/** A score stays below this (8 terms of 24, 7 phrases of 18), so that terms matched can lead it. */
const TERM_STEP = 512;

/** By the number of the best field; see `bestField`. */
type Weights = readonly number[];
/** The number of titles. */
const TITLE = 2;
/** As numbers of assets are written. */
const IS_NUMBER = /^[1-9]\d*$/;
/** Phrases count in titles and tags. */
const PHRASE_FIELDS = 3;

type Assets = Pick<IndexedAssets, 'vocabulary' | 'skus' | 'end'>;

/** Finds what has all terms of a query, or any where that is asked for. */
export function matchText(assets: Assets, query: TextQuery): TextMatches {
  const step = query.isAnyWord ? TERM_STEP : 0;
  const { A, B, C, D } = weightsFor(query);
  const weights = [Math.max(A, B), B, A, C, D];
  const terms = query.terms.map(({ alternatives }) => scoredPart(assets, alternatives, weights, step));
  const [first, ...others] = terms;
  const found = first ? first.docs.copy() : new Bitmap(assets.end);
  for (const { docs } of others) {
    if (query.isAnyWord) found.or(docs);
    else found.and(docs);
  }
  const phrases = query.phrases.map((word) =>
    scoredPart(assets, [{ word, isPrefix: false, quality: PHRASE_QUALITY }], weights.slice(0, PHRASE_FIELDS)),
  );
  return { found, parts: [...terms, ...phrases] };
}

/**
 * Documents by the best of the alternatives that they have.
 * @param weights what each of the best fields counts; others count nothing
 * @param step what having any of them counts beside
 */
function scoredPart(
  { vocabulary, skus, end }: Assets,
  alternatives: readonly Alternative[],
  weights: Weights,
  step = 0,
): ScoredPart {
  const byScore = new Map<number, Bitmap>();
  const withScore = (score: number): Bitmap => {
    const docs = byScore.get(score) ?? new Bitmap(end);
    byScore.set(score, docs);
    return docs;
  };
  for (const { word, isPrefix, quality } of alternatives) {
    const into = (field: number): Bitmap => withScore(quality * (weights[field] ?? 0));
    for (const one of isPrefix ? vocabulary.beginningWith(word) : [word]) vocabulary.collect(one, into);
    if (!IS_NUMBER.test(word)) continue;
    // The number of an asset counts as a word of its title.
    const number = Number(word);
    for (const doc of isPrefix ? skus.beginningWith(word) : skus.between(number, number)) into(TITLE).add(doc);
  }
  byScore.delete(0);
  const docs = new Bitmap(end);
  const groups = [...byScore]
    .toSorted(([left], [right]) => right - left)
    .map(([score, those]) => ({ score: score + step, docs: those.takeFrom(docs) }));
  return { groups, docs };
}
