/** The orders of a list of patterns as they stand in addresses; `collection` is a collection's own. */
export const ASSET_SORTS = ['popular', 'newest', 'price-low', 'price-high', 'rating', 'collection'] as const;
/** An order of a list of patterns. */
export type AssetSort = (typeof ASSET_SORTS)[number];
