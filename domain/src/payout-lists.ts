/** Views of the staff's payout list: in flight, paid, or failed (including returned). */
export const ADMIN_PAYOUT_VIEWS = ['all', 'on_the_way', 'paid', 'failed'] as const;
/** View of the staff's payout list. */
export type AdminPayoutView = (typeof ADMIN_PAYOUT_VIEWS)[number];

/** Sort orders of the staff's payout list. */
export const ADMIN_PAYOUT_SORTS = ['requested', '-requested'] as const;
/** Sort order of the staff's payout list; a minus means descending. */
export type AdminPayoutSort = (typeof ADMIN_PAYOUT_SORTS)[number];
