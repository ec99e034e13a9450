import { answerWords } from '#lib/license-words.ts';
import { formatMoney } from '#lib/money.ts';
import type { LicenseTable_LicenseFragment } from './LicenseTable.fragment.generated.ts';

/** One line of the comparison. */
export interface LicenseCriterion {
  readonly label: string;
  readonly answer: (license: LicenseTable_LicenseFragment) => string;
}

function priceWords({ surcharge }: LicenseTable_LicenseFragment): string {
  if (!surcharge) return 'Not sold with a pattern';
  if (surcharge.usd.minorUnits === 0) return 'The price of the pattern';
  return `${formatMoney(surcharge.usd)} (${formatMoney(surcharge.inr)}) on top of the pattern’s price`;
}

const ownWork: LicenseCriterion = { label: 'Personal projects', answer: () => 'Yes' };
const conditions: readonly LicenseCriterion[] = [
  { label: 'Naming the designer', answer: ({ needsAttribution }) => (needsAttribution ? 'Required' : 'Not required') },
  { label: 'Selling or sharing the files', answer: () => 'No' },
  { label: 'Files', answer: ({ formats }) => formats.join(', ') },
  { label: 'Price', answer: priceWords },
  { label: 'How to get it', answer: ({ availability }) => availability },
];

/** What licences are compared by, all of it from the shop's one table. */
export function criteriaOf([first]: readonly LicenseTable_LicenseFragment[]): readonly LicenseCriterion[] {
  const uses = (first?.uses ?? []).map(({ name }, index) => ({
    label: name,
    answer: ({ uses: own }: LicenseTable_LicenseFragment) => answerWords(own[index]?.answer ?? 'NO'),
  }));
  return [ownWork, ...uses, ...conditions];
}
