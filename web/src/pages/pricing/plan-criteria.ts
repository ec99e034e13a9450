import { paidWords } from '#features/subscriptions/plan-words.ts';
import type { Criterion } from '#widgets/comparison-table/ComparisonTable.tsx';
import type { PlanTable_PlanFragment } from './PlanTable.fragment.generated.ts';

const always: readonly Criterion<PlanTable_PlanFragment>[] = [
  { label: 'Patterns', answer: ({ catalogLabel }) => catalogLabel },
  { label: 'Price', answer: paidWords },
  { label: 'Downloads', answer: ({ downloadsLabel }) => downloadsLabel },
  { label: 'Licence', answer: ({ licenseLabel }) => licenseLabel },
  { label: 'Free trial', answer: ({ trialDays }) => (trialDays === 0 ? 'No' : `${trialDays} days`) },
];

/** Explanations of perks whose name is not self-explanatory. */
const perkWords: Readonly<Record<string, string>> = { 'Early access': 'New patterns 48 hours earlier' };

/** Returns the rows of the comparison: limits, and every perk that any plan has. */
export function planCriteria(plans: readonly PlanTable_PlanFragment[]): Criterion<PlanTable_PlanFragment>[] {
  const perks = [...new Set(plans.filter(({ tier }) => tier !== 'FREE').flatMap((plan) => plan.perks))];
  const ofPerks = perks.map((perk) => ({
    label: perk,
    answer: (plan: PlanTable_PlanFragment) => (plan.perks.includes(perk) ? (perkWords[perk] ?? 'Yes') : 'No'),
  }));
  return [...always, ...ofPerks];
}
