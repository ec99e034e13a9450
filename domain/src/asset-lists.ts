/** Views of the staff's pattern list. `withdrawn` means taken off sale by the studio, `held` by the shop. */
export const ADMIN_ASSET_VIEWS = ['all', 'on_sale', 'limited', 'featured', 'withdrawn', 'held'] as const;
/** View of the staff's pattern list. */
export type AdminAssetView = (typeof ADMIN_ASSET_VIEWS)[number];

/** Sort orders of the staff's pattern list. */
export const ADMIN_ASSET_SORTS = ['published', '-published'] as const;
/** Sort order of the staff's pattern list; a minus means descending. */
export type AdminAssetSort = (typeof ADMIN_ASSET_SORTS)[number];
