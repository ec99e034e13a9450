import type { AssetFacts, FieldMask } from '../feed/asset-facts.ts';

/** Incremented when the format of indexed assets changes. */
export const DOCUMENT_VERSION = 1;

/** Text fields, in the order of the bits of a mask. */
const WORD_FIELDS = ['title', 'tags', 'studio', 'description'] as const;
/** A text field. */
export type WordField = (typeof WORD_FIELDS)[number];

const number = { type: 'integer' } as const;
const exact = { type: 'double' } as const;
const flag = { type: 'boolean' } as const;
const word = { type: 'keyword', norms: false } as const;

/**
 * Mapping of an asset. Words are stored as the shop's own text processing returns them and not analyzed again; unknown
 * fields are rejected.
 */
export const indexDefinition = {
  settings: { number_of_shards: 1, refresh_interval: '500ms' },
  mappings: {
    dynamic: 'strict',
    properties: {
      sku: number,
      price: number,
      popularity: number,
      downloads: number,
      rating: exact,
      published: exact,
      free: flag,
      premium: flag,
      designer: number,
      collection: number,
      drawing: number,
      codes: number,
      title: word,
      tags: word,
      studio: word,
      description: word,
    },
  },
} as const;

/** Converts an asset to a document; missing values are omitted. */
export function documentOf(facts: AssetFacts): Record<string, unknown> {
  const { sku, priceCents, popularity, downloads, rating, publishedAt, designerId, collectionId, drawing } = facts;
  return {
    sku,
    ...(priceCents !== null && { price: priceCents }),
    popularity,
    downloads,
    ...(rating !== null && { rating }),
    published: publishedAt,
    free: facts.isFree,
    premium: facts.isPremium,
    designer: designerId,
    ...(collectionId !== null && { collection: collectionId }),
    ...(drawing !== null && { drawing }),
    codes: facts.codes,
    ...Object.fromEntries(WORD_FIELDS.map((field, bit) => [field, wordsIn(facts.words, 1 << bit)])),
  };
}

function wordsIn(words: AssetFacts['words'], field: FieldMask): string[] {
  return [...words].flatMap(([one, fields]) => (fields & field ? [one] : []));
}
