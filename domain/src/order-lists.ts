/** Views of the staff's order list. */
export const ORDER_VIEWS = ['all', 'sold', 'unpaid', 'refunded'] as const;
/** View of the staff's order list. */
export type OrderView = (typeof ORDER_VIEWS)[number];

/** Sort orders of the order list. */
export const ORDER_SORTS = ['created', '-created', 'total', '-total'] as const;
/** Sort order of the order list; a minus means descending. */
export type OrderSort = (typeof ORDER_SORTS)[number];
