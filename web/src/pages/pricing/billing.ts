import type { PlanInterval } from '#generated/types.ts';

/** The intervals one can look at, as the address writes them. */
export const billings = { monthly: 'MONTH', yearly: 'YEAR' } as const satisfies Record<string, PlanInterval>;

/** How often one would pay. */
export type Billing = keyof typeof billings;

/** The interval an address asks for; monthly unless it says otherwise. */
export function billingFrom(wanted: string | null): Billing {
  return wanted === 'yearly' ? 'yearly' : 'monthly';
}

/** What is shown at an interval: its own plans, and those that are never paid. */
export function atBilling<Plan extends { readonly interval: PlanInterval | null }>(
  plans: readonly Plan[],
  billing: Billing,
): Plan[] {
  return plans.filter(({ interval }) => interval === null || interval === billings[billing]);
}

/** What paying by the year saves, in words; null where it saves nothing. */
export function savingWords(plans: readonly { readonly savingPercent: number | null }[]): string | null {
  const savings = plans.flatMap(({ savingPercent }) => (savingPercent === null ? [] : [savingPercent]));
  if (savings.length === 0) return null;
  const most = Math.max(...savings);
  return Math.min(...savings) === most ? `Save ${most}%` : `Save up to ${most}%`;
}
