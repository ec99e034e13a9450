import { formatMoney } from '#lib/money.ts';
import type { LicenseTable_LicenseFragment } from './LicenseTable.fragment.generated.ts';

/** One line of the comparison. */
export interface LicenseCriterion {
  readonly label: string;
  readonly answer: (license: LicenseTable_LicenseFragment) => string;
}

const yesOrNo = (isAllowed: boolean) => (isAllowed ? 'Yes' : 'No');

function priceWords({ surcharge }: LicenseTable_LicenseFragment): string {
  if (!surcharge) return 'Not sold with a pattern';
  if (surcharge.usd.minorUnits === 0) return 'The price of the pattern';
  return `${formatMoney(surcharge.usd)} (${formatMoney(surcharge.inr)}) on top of the pattern’s price`;
}

/** What the licences are compared by, all of it from the shop's one table. */
export const licenseCriteria: readonly LicenseCriterion[] = [
  { label: 'Personal projects', answer: () => 'Yes' },
  { label: 'Work for customers and for sale', answer: ({ allowsCommercialUse }) => yesOrNo(allowsCommercialUse) },
  { label: 'Naming the designer', answer: ({ needsAttribution }) => (needsAttribution ? 'Required' : 'Not required') },
  {
    label: 'Products people buy for the pattern',
    answer: ({ allowsProductsForResale }) => yesOrNo(allowsProductsForResale),
  },
  { label: 'Selling or sharing the files', answer: () => 'No' },
  { label: 'Files', answer: ({ formats }) => formats.join(', ') },
  { label: 'Price', answer: priceWords },
  { label: 'How to get it', answer: ({ availability }) => availability },
];
