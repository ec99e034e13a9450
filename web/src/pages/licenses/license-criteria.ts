import { answerWords } from '#lib/license-words.ts';
import { formatMoney } from '#lib/money.ts';
import type { Criterion } from '#widgets/comparison-table/ComparisonTable.tsx';
import type { LicenseTable_LicenseFragment } from './LicenseTable.fragment.generated.ts';

function priceWords({ surcharge }: LicenseTable_LicenseFragment): string {
  if (!surcharge) return 'Not sold with a pattern';
  if (surcharge.usd.minorUnits === 0) return 'The price of the pattern';
  return `${formatMoney(surcharge.usd)} (${formatMoney(surcharge.inr)}) on top of the pattern’s price`;
}

const ownWork: Criterion<LicenseTable_LicenseFragment> = { label: 'Personal projects', answer: () => 'Yes' };
const conditions: readonly Criterion<LicenseTable_LicenseFragment>[] = [
  {
    label: 'Naming the designer',
    answer: ({ isAttributionRequired }) => (isAttributionRequired ? 'Required' : 'Not required'),
  },
  { label: 'Selling or sharing the files', answer: () => 'No' },
  { label: 'Files', answer: ({ formats }) => formats.join(', ') },
  { label: 'Price', answer: priceWords },
  { label: 'How to get it', answer: ({ availability }) => availability },
];

/** Returns the rows of the comparison, all from the shop's license table. */
export function criteriaOf([
  first,
]: readonly LicenseTable_LicenseFragment[]): readonly Criterion<LicenseTable_LicenseFragment>[] {
  const uses = (first?.uses ?? []).map(({ name }, index) => ({
    label: name,
    answer: ({ uses: own }: LicenseTable_LicenseFragment) => answerWords(own[index]?.answer ?? 'NO'),
  }));
  return [ownWork, ...uses, ...conditions];
}
