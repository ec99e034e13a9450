/** What a list of orders can be narrowed to by those who run the shop. */
export const ORDER_VIEWS = ['all', 'sold', 'unpaid', 'refunded'] as const;
/** What a list of orders is narrowed to. */
export type OrderView = (typeof ORDER_VIEWS)[number];

/** What lists of orders can be sorted by. */
export const ORDER_SORTS = ['created', '-created', 'total', '-total'] as const;
/** What a list of orders is sorted by; descending with a minus. */
export type OrderSort = (typeof ORDER_SORTS)[number];
