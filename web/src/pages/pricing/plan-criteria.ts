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

/** What a perk is, where its name leaves that open. */
const perkWords: Readonly<Record<string, string>> = { 'Early access': 'New patterns 48 hours earlier' };

/** What plans are compared by: their limits, and every perk that one of them has. */
export function planCriteria(plans: readonly PlanTable_PlanFragment[]): Criterion<PlanTable_PlanFragment>[] {
  const perks = [...new Set(plans.filter(({ tier }) => tier !== 'FREE').flatMap((plan) => plan.perks))];
  const ofPerks = perks.map((perk) => ({
    label: perk,
    answer: (plan: PlanTable_PlanFragment) => (plan.perks.includes(perk) ? (perkWords[perk] ?? 'Yes') : 'No'),
  }));
  return [...always, ...ofPerks];
}
