import type { AssetFilter } from './asset-filter.ts';

/**
 * The four parts of an asset's text, as a tsvector marks them: title; tags, colors and shades; studio, collection, category
 * and groups of the filter panel; description.
 */
export type TextField = 'A' | 'B' | 'C' | 'D';

/**
 * How well an alternative says what was typed: 4 the word itself, 3 another form of it (plural, stem, other spelling,
 * written as one word or as two), 2 a synonym, 1 a word that begins with it, a near word in place of a typing error, or the
 * color of a shade.
 */
export type MatchQuality = 1 | 2 | 3 | 4;

/** One way in which a term may stand in an asset's text. */
export interface Alternative {
  /**
   * A word of the index, or two that stand side by side in a title or tag, with one space between: the index holds such
   * pairs as words of their own.
   */
  readonly word: string;
  /** Whether longer words that begin with it count as well. */
  readonly isPrefix: boolean;
  readonly quality: MatchQuality;
}

/** One thing asked for; an asset has it when it has any of the alternatives. */
export interface Term {
  readonly typed: string;
  readonly alternatives: readonly Alternative[];
}

/** Facts that words stand for, such as `free` or `half drop`; they narrow the request as if chosen in the panel. */
export type WordFilter = Partial<
  Pick<
    AssetFilter,
    'repeats' | 'licenses' | 'orientations' | 'colors' | 'isFree' | 'isPremium' | 'minPrice' | 'maxPrice'
  >
>;

/** What typed words ask for, read once and answered alike by every driver. */
export interface TextQuery {
  /** Without terms every asset matches. */
  readonly terms: readonly Term[];
  /** Pairs of typed words; an asset that holds one as a pair scores more. */
  readonly phrases: readonly string[];
  /** False: an asset must have every term. True, when none has: any term, those with more terms first. */
  readonly isAnyWord: boolean;
  /** Whether it is still being typed: titles are suggested then, and count most. */
  readonly isTyping: boolean;
  readonly filter: WordFilter;
  /** Typed words that nothing holds, and what was searched in their place. */
  readonly corrections: readonly { readonly typed: string; readonly meant: string }[];
}

/** What a match in each field counts. */
export type FieldWeights = Readonly<Record<TextField, number>>;

const typing: FieldWeights = { A: 6, B: 5, C: 2, D: 1 };
/** Tags say what a pattern shows; its title may be a name, such as Cocoa Rose for a marble. */
const searching: FieldWeights = { A: 4, B: 6, C: 2, D: 1 };

/** What a match in each field counts for a query. */
export const weightsFor = ({ isTyping }: Pick<TextQuery, 'isTyping'>): FieldWeights => (isTyping ? typing : searching);

/** What each phrase of the query that stands in an asset's title or tags adds, as a pair in that field. */
export const PHRASE_QUALITY = 3;

/*
 * The score of an asset is a whole number, so that drivers agree to the last place: the sum over the terms of the best
 * `quality * weightsFor(query)[field]` among the alternatives it has, and over the phrases of the best
 * `PHRASE_QUALITY * weightsFor(query)[field]`. Order by relevance: terms matched (any-word queries only), score, popularity,
 * publication, number, all from high to low.
 */
