/** What a list of studios can be narrowed to by the staff. */
export const ADMIN_STUDIO_VIEWS = ['all', 'featured', 'held'] as const;
/** What a list of studios is narrowed to by the staff. */
export type AdminStudioView = (typeof ADMIN_STUDIO_VIEWS)[number];

/** What lists of studios can be sorted by for the staff: their names, or when they came. */
export const ADMIN_STUDIO_SORTS = ['name', '-name', 'joined', '-joined'] as const;
/** What a list of studios is sorted by for the staff; descending with a minus. */
export type AdminStudioSort = (typeof ADMIN_STUDIO_SORTS)[number];
