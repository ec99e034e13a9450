import type { FieldMask } from './postings.ts';

/** All that the index knows of one asset for sale. */
export interface AssetFacts {
  /** UUID in small letters. */
  readonly id: string;
  readonly sku: number;
  /** Standard price in US cents; null when it has none. */
  readonly priceCents: number | null;
  readonly popularity: number;
  readonly rating: number | null;
  readonly downloads: number;
  readonly isFree: boolean;
  readonly isPremium: boolean;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly designerId: number;
  readonly collectionId: number | null;
  /** Same number, same drawing in other colors; null for a drawing of its own. */
  readonly drawing: number | null;
  /** Codes of its facet values. */
  readonly codes: readonly number[];
  /** The words of its texts, each once. */
  readonly words: ReadonlyMap<string, FieldMask>;
}
