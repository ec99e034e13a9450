import type { PlanInterval } from '#generated/types.ts';

/** Billing intervals by URL value. */
export const billings = { monthly: 'MONTH', yearly: 'YEAR' } as const satisfies Record<string, PlanInterval>;

/** Billing interval. */
export type Billing = keyof typeof billings;

/** Returns the interval in the URL; monthly by default. */
export function billingFrom(wanted: string | null): Billing {
  return wanted === 'yearly' ? 'yearly' : 'monthly';
}

/** Returns the plans for an interval, including those that are never charged. */
export function atBilling<Plan extends { readonly interval: PlanInterval | null }>(
  plans: readonly Plan[],
  billing: Billing,
): Plan[] {
  return plans.filter(({ interval }) => interval === null || interval === billings[billing]);
}

/** Describes the savings of yearly billing; null if there are none. */
export function savingWords(plans: readonly { readonly savingPercent: number | null }[]): string | null {
  const savings = plans.flatMap(({ savingPercent }) => (savingPercent === null ? [] : [savingPercent]));
  if (savings.length === 0) return null;
  const most = Math.max(...savings);
  return Math.min(...savings) === most ? `Save ${most}%` : `Save up to ${most}%`;
}
