import type { InAnyCase } from './any-case.ts';
import { licenseName, type License } from './licenses.ts';
import { percentOf } from './money.ts';

/** Where plans are offered: in the dialog of membership, or on the page of prices. */
export const PLAN_OFFERS = ['membership', 'pricing'] as const;
/** Where a plan is offered. */
export type PlanOffer = (typeof PLAN_OFFERS)[number];

/** The tiers of plans, the smallest first. */
export const PLAN_TIERS = ['free', 'membership', 'starter', 'pro', 'elite'] as const;
/** A tier of plans. */
export type PlanTier = (typeof PLAN_TIERS)[number];

/** How often a plan is paid. */
export const PLAN_INTERVALS = ['month', 'year'] as const;
/** How often a plan is paid. */
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

const MONTHS_A_YEAR = 12;

interface NamedPlan {
  readonly tier: InAnyCase<PlanTier>;
  readonly name: string;
}

/** What a plan is called where its neighbors are not beside it: those of Membership are named by their interval. */
export function planName({ tier, name }: NamedPlan): string {
  return tier.toLowerCase() === 'membership' ? 'Membership' : name;
}

/** A plan told from its sister of the other interval: `Pro, yearly`. What is never paid has no interval. */
export function planWithInterval(plan: NamedPlan & { readonly interval: InAnyCase<PlanInterval> | null }): string {
  if (plan.interval === null) return planName(plan);
  return `${planName(plan)}, ${plan.interval.toLowerCase() === 'year' ? 'yearly' : 'monthly'}`;
}

/** The license of a plan in words; plans call the widest by its use. */
export function planLicenseName(license: InAnyCase<License>): string {
  return license.toLowerCase() === 'extended' ? 'Extended commercial licence' : licenseName(license);
}

/** How many patterns a plan gives: `once` with the account, or else `aMonth`, where null is without limit. */
export function planDownloadsLabel({ aMonth, once }: { aMonth: number | null; once: number | null }): string {
  if (once !== null) return `${once} free downloads`;
  return aMonth === null ? 'Unlimited downloads' : `${aMonth} downloads a month`;
}

/** What a plan gives patterns of. */
export function planCatalogLabel(plan: { tier: InAnyCase<PlanTier>; includesPremium: boolean }): string {
  if (plan.tier.toLowerCase() === 'free') return 'Free patterns';
  return plan.includesPremium ? 'All Designs and Premium Designs' : 'All Designs, not Premium';
}

/** What a year of a plan saves against twelve months of the same tier, in whole percent and months; null for nothing. */
export function yearlySaving(
  price: number,
  monthlyPrice: number,
): { readonly listPrice: number; readonly saving: { readonly percent: number; readonly months: number } } | null {
  const listPrice = monthlyPrice * MONTHS_A_YEAR;
  const saved = listPrice - price;
  if (saved <= 0) return null;
  return { listPrice, saving: { percent: percentOf(saved, listPrice), months: Math.round(saved / monthlyPrice) } };
}
