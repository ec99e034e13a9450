/** What a list of payouts can be narrowed to by the staff: on their way, arrived, or failed and come back. */
export const ADMIN_PAYOUT_VIEWS = ['all', 'on_the_way', 'paid', 'failed'] as const;
/** What a list of payouts is narrowed to by the staff. */
export type AdminPayoutView = (typeof ADMIN_PAYOUT_VIEWS)[number];

/** What lists of payouts can be sorted by for the staff. */
export const ADMIN_PAYOUT_SORTS = ['requested', '-requested'] as const;
/** What a list of payouts is sorted by for the staff; descending with a minus. */
export type AdminPayoutSort = (typeof ADMIN_PAYOUT_SORTS)[number];
