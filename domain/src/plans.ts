import type { InAnyCase } from './any-case.ts';
import { licenseName, type License } from './licenses.ts';
import { percentOf } from './money.ts';

/** Places where plans are offered: the membership dialog or the pricing page. */
export const PLAN_OFFERS = ['membership', 'pricing'] as const;
/** Place where a plan is offered. */
export type PlanOffer = (typeof PLAN_OFFERS)[number];

/** Tiers of plans, smallest first. */
export const PLAN_TIERS = ['free', 'membership', 'starter', 'pro', 'elite'] as const;
/** Tier of a plan. */
export type PlanTier = (typeof PLAN_TIERS)[number];

/** Billing intervals of plans. */
export const PLAN_INTERVALS = ['month', 'year'] as const;
/** Billing interval of a plan. */
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

const MONTHS_A_YEAR = 12;

interface NamedPlan {
  readonly tier: InAnyCase<PlanTier>;
  readonly name: string;
}

/** Returns the name of a plan out of context: Membership plans are otherwise named by their interval alone. */
export function planName({ tier, name }: NamedPlan): string {
  return tier.toLowerCase() === 'membership' ? 'Membership' : name;
}

/** Returns the name of a plan with its interval, such as `Pro, yearly`. Free plans have no interval. */
export function planWithInterval(plan: NamedPlan & { readonly interval: InAnyCase<PlanInterval> | null }): string {
  if (plan.interval === null) return planName(plan);
  return `${planName(plan)}, ${plan.interval.toLowerCase() === 'year' ? 'yearly' : 'monthly'}`;
}

/** Returns the license of a plan in words; plans describe the widest license by its use. */
export function planLicenseName(license: InAnyCase<License>): string {
  return license.toLowerCase() === 'extended' ? 'Extended commercial licence' : licenseName(license);
}

/** Describes the downloads of a plan: `once` per account, or `aMonth`, where null means unlimited. */
export function planDownloadsLabel({ aMonth, once }: { aMonth: number | null; once: number | null }): string {
  if (once !== null) return `${once} free downloads`;
  return aMonth === null ? 'Unlimited downloads' : `${aMonth} downloads a month`;
}

/** Describes the part of the catalog a plan covers. */
export function planCatalogLabel(plan: { tier: InAnyCase<PlanTier>; includesPremium: boolean }): string {
  if (plan.tier.toLowerCase() === 'free') return 'Free patterns';
  return plan.includesPremium ? 'All Designs and Premium Designs' : 'All Designs, not Premium';
}

/**
 * Returns what a yearly plan saves over twelve monthly payments of the same tier, in whole percent and months; null if
 * nothing.
 */
export function yearlySaving(
  price: number,
  monthlyPrice: number,
): { readonly listPrice: number; readonly saving: { readonly percent: number; readonly months: number } } | null {
  const listPrice = monthlyPrice * MONTHS_A_YEAR;
  const saved = listPrice - price;
  if (saved <= 0) return null;
  return { listPrice, saving: { percent: percentOf(saved, listPrice), months: Math.round(saved / monthlyPrice) } };
}
