/** Ways in which the provider's records and ours can differ. */
export const DIFFERENCE_KINDS = ['missing-here', 'missing-there', 'other-amount'] as const;
/** A way in which the provider's records and ours can differ. */
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Kinds of money movement at the payment provider. */
export const PROVIDER_MONEY_KINDS = ['charge', 'refund'] as const;
/** Kind of money movement at the payment provider. */
export type ProviderMoneyKind = (typeof PROVIDER_MONEY_KINDS)[number];
