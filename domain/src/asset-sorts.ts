/**
 * Sort orders of pattern lists, as written in URLs. `relevance` applies to searches; `collection` is a collection's own
 * order.
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
/** Sort order of a pattern list. */
export type AssetSort = (typeof ASSET_SORTS)[number];
