/** Kinds of entry in the price book: a category, a license surcharge, or a single pattern. */
export const PRICED_KINDS = ['category', 'surcharge', 'asset'] as const;
/** Kind of entry in the price book. */
export type PricedKind = (typeof PRICED_KINDS)[number];
