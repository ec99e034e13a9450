/**
 * The orders of a list of patterns as they stand in addresses; `relevance` is that of a search, `collection` a
 * collection's own.
 */
export const ASSET_SORTS = [
  'relevance',
  'popular',
  'newest',
  'price-low',
  'price-high',
  'rating',
  'collection',
] as const;
/** An order of a list of patterns. */
export type AssetSort = (typeof ASSET_SORTS)[number];
