/** What a list of patterns can be narrowed to by the staff: on sale, taken from sale by their studios, or by the shop. */
export const ADMIN_ASSET_VIEWS = ['all', 'on_sale', 'limited', 'featured', 'withdrawn', 'held'] as const;
/** What a list of patterns is narrowed to by the staff. */
export type AdminAssetView = (typeof ADMIN_ASSET_VIEWS)[number];

/** What lists of patterns can be sorted by for the staff. */
export const ADMIN_ASSET_SORTS = ['published', '-published'] as const;
/** What a list of patterns is sorted by for the staff; descending with a minus. */
export type AdminAssetSort = (typeof ADMIN_ASSET_SORTS)[number];
