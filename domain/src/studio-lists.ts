/** Views of the staff's studio list. */
export const ADMIN_STUDIO_VIEWS = ['all', 'featured', 'held'] as const;
/** View of the staff's studio list. */
export type AdminStudioView = (typeof ADMIN_STUDIO_VIEWS)[number];

/** Sort orders of the staff's studio list: by name, or by date joined. */
export const ADMIN_STUDIO_SORTS = ['name', '-name', 'joined', '-joined'] as const;
/** Sort order of the staff's studio list; a minus means descending. */
export type AdminStudioSort = (typeof ADMIN_STUDIO_SORTS)[number];
