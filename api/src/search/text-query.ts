import type { AssetFilter } from './asset-filter.ts';

/**
 * The four parts of an asset's text, labeled as tsvector weights: title; tags, colors and shades; studio, collection,
 * category and groups of the filter panel; description.
 */
export type TextField = 'A' | 'B' | 'C' | 'D';

/**
 * How well an alternative matches what was typed: 4 the word itself, 3 another form of it (plural, stem, other
 * spelling, written as one word or as two), 2 a synonym, 1 a word with it as prefix, a similar word in place of a
 * typing error, or the base color of a shade.
 */
export type MatchQuality = 1 | 2 | 3 | 4;

/** One way a term may appear in an asset's text. */
export interface Alternative {
  /**
   * A word of the index, or two adjacent words of a title or tag, separated by one space: the index holds such pairs as
   * words.
   */
  readonly word: string;
  /** Whether words with it as prefix match as well. */
  readonly isPrefix: boolean;
  readonly quality: MatchQuality;
}

/** One required concept; an asset matches it with any of the alternatives. */
export interface Term {
  readonly typed: string;
  readonly alternatives: readonly Alternative[];
}

/** Facts expressed in words, such as `free` or `half drop`; they filter as if selected in the panel. */
export type WordFilter = Partial<
  Pick<
    AssetFilter,
    'repeats' | 'licenses' | 'orientations' | 'colors' | 'isFree' | 'isPremium' | 'minPrice' | 'maxPrice'
  >
>;

/** An interpreted search text, answered alike by every driver. */
export interface TextQuery {
  /** Without terms every asset matches. */
  readonly terms: readonly Term[];
  /** Pairs of typed words; an asset that contains the pair scores more. */
  readonly phrases: readonly string[];
  /** False: an asset must match every term. True, if none does: any term, those that match more first. */
  readonly isAnyWord: boolean;
  /** Whether the text is still being typed; suggestions weigh titles most. */
  readonly isTyping: boolean;
  readonly filter: WordFilter;
  /** Typed words without any match, and the words searched instead. */
  readonly corrections: readonly { readonly typed: string; readonly meant: string }[];
}

/** Weight of a match in each field. */
export type FieldWeights = Readonly<Record<TextField, number>>;

const typing: FieldWeights = { A: 6, B: 5, C: 2, D: 1 };
/** Tags describe what a pattern shows; its title may be a name, such as Cocoa Rose for a marble. */
const searching: FieldWeights = { A: 4, B: 6, C: 2, D: 1 };

/** Returns the weight of a match in each field for a query. */
export const weightsFor = ({ isTyping }: Pick<TextQuery, 'isTyping'>): FieldWeights => (isTyping ? typing : searching);

/** Score factor of a phrase that occurs as a pair in the title or tags. */
export const PHRASE_QUALITY = 3;

/*
 * Scores are whole numbers, so that drivers agree exactly: the sum over the terms of the best `quality *
 * weightsFor(query)[field]` among the alternatives it has, and over the phrases of the best `PHRASE_QUALITY *
 * weightsFor(query)[field]`. Order by relevance: terms matched (any-word queries only), score, popularity, publication,
 * SKU, all descending.
 */
