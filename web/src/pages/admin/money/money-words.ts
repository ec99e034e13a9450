import type { DifferenceKind, ProviderMoneyKind } from '#generated/types.ts';

/** Labels of differences, with advice. */
export const differenceWords: Readonly<
  Record<DifferenceKind, Readonly<Record<ProviderMoneyKind, { readonly title: string; readonly advice: string }>>>
> = {
  MISSING_HERE: {
    CHARGE: {
      title: 'Taken by the provider, not booked',
      advice:
        'Look for the payment event that failed and process it again; otherwise give the money back at the provider.',
    },
    REFUND: {
      title: 'Given back by the provider, not booked',
      advice: 'Look for the payment event that failed and process it again, or have the provider deliver it again.',
    },
  },
  MISSING_THERE: {
    CHARGE: {
      title: 'Booked, not known to the provider',
      advice: 'Nobody has paid this. Compare the key of the account in use, then refund the order.',
    },
    REFUND: {
      title: 'Booked as given back, not known to the provider',
      advice: 'The buyer has no money back yet: give it back at the provider.',
    },
  },
  OTHER_AMOUNT: {
    CHARGE: {
      title: 'Another amount was taken than booked',
      advice: 'Give back what was taken too much, or ask the provider why it took less.',
    },
    REFUND: {
      title: 'Another amount was given back than booked',
      advice: 'Give back what is missing at the provider, or book what went back too much.',
    },
  },
};

/** Returns the path of a transaction. */
export function transactionPath(key: string): string {
  return `/admin/money/${encodeURIComponent(key)}`;
}
