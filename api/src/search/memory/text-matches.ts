import { PHRASE_QUALITY, weightsFor, type Alternative, type TextQuery } from '../text-query.ts';
import { Bitmap } from './bitmap.ts';
import type { IndexedAssets } from './indexed-assets.ts';

/** Documents that score the same for one term or phrase. */
export interface ScoreGroup {
  readonly score: number;
  readonly docs: Bitmap;
}

/** Scores of one term or phrase. */
interface ScoredPart {
  /** Best first; no document is in two of them. */
  readonly groups: readonly ScoreGroup[];
  /** Documents of all groups; others score nothing for it. */
  readonly docs: Bitmap;
}

/** Documents that match a text query, including dead ones. */
export interface TextMatches {
  readonly found: Bitmap;
  /** One per term and phrase. Documents are ordered by the sum over all parts, a whole number; see `TextQuery`. */
  readonly parts: readonly ScoredPart[];
}

/**
 * Exclusive upper bound of a score (8 terms of 24, 7 phrases of 18), so that the number of matched terms can lead it.
 */
const TERM_STEP = 512;

/** Indexed by the number of the best field; see `bestField`. */
type Weights = readonly number[];
/** Field number of titles. */
const TITLE = 2;
/** Matches the way SKUs are written. */
const IS_NUMBER = /^[1-9]\d*$/;
/** Phrases only count in titles and tags. */
const PHRASE_FIELDS = 3;

type Assets = Pick<IndexedAssets, 'vocabulary' | 'skus' | 'end'>;

/** Finds documents with all terms of a query, or any of them if requested. */
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
 * Groups documents by the best of the alternatives they contain.
 * @param weights score per best field; missing fields score nothing
 * @param step score added for containing any of them
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
    // The SKU counts as a title word.
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
