/** Fields of a text as bits: title 1, tags 2, studio 4, description 8. */
export type FieldMask = number;

/** What changes most of an asset for sale: figures by which lists are ordered. */
export interface AssetFigures {
  /** UUID in small letters. */
  readonly id: string;
  /** Standard price in US cents; null when it has none. */
  readonly priceCents: number | null;
  readonly popularity: number;
  readonly rating: number | null;
  readonly downloads: number;
  /** Milliseconds since 1970, with microseconds as a fraction. */
  readonly publishedAt: number;
}

/** All that the index knows of one asset for sale. */
export interface AssetFacts extends AssetFigures {
  readonly sku: number;
  readonly isFree: boolean;
  readonly isPremium: boolean;
  readonly designerId: number;
  readonly collectionId: number | null;
  /** Same number, same drawing in other colors; null for a drawing of its own. */
  readonly drawing: number | null;
  /** Codes of its facet values. */
  readonly codes: readonly number[];
  /** The words of its texts, each once. */
  readonly words: ReadonlyMap<string, FieldMask>;
}
