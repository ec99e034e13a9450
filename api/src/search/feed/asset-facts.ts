/** Text fields as bits: title 1, tags 2, studio 4, description 8. */
export type FieldMask = number;

/** Frequently changing values of an asset for sale, used to order lists. */
export interface AssetFigures {
  /** UUID in lowercase. */
  readonly id: string;
  /** Standard price in US cents; null if it has none. */
  readonly priceCents: number | null;
  readonly popularity: number;
  readonly rating: number | null;
  readonly downloads: number;
  /** Milliseconds since 1970, with microseconds as a fraction. */
  readonly publishedAt: number;
}

/** Everything the index knows about one asset for sale. */
export interface AssetFacts extends AssetFigures {
  readonly sku: number;
  readonly isFree: boolean;
  readonly isPremium: boolean;
  readonly designerId: number;
  readonly collectionId: number | null;
  /** Equal for colorways of the same drawing; null for a unique drawing. */
  readonly drawing: number | null;
  /** Codes of its facet values. */
  readonly codes: readonly number[];
  /** Words of its texts, each once. */
  readonly words: ReadonlyMap<string, FieldMask>;
}
