/** What has a price in the price book: a category, what a license adds to it, or one pattern by itself. */
export const PRICED_KINDS = ['category', 'surcharge', 'asset'] as const;
/** What has a price in the price book. */
export type PricedKind = (typeof PRICED_KINDS)[number];
