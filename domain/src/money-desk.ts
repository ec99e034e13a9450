/** How the provider's list of money and ours can differ. */
export const DIFFERENCE_KINDS = ['missing-here', 'missing-there', 'other-amount'] as const;
/** How the provider's list of money and ours can differ. */
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** The kinds of money that go through the provider. */
export const PROVIDER_MONEY_KINDS = ['charge', 'refund'] as const;
/** The kinds of money that go through the provider. */
export type ProviderMoneyKind = (typeof PROVIDER_MONEY_KINDS)[number];
