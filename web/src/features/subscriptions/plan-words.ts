import type { PlanInterval, PlanTier } from '#generated/types.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** Each interval as it stands behind a price. */
export const intervalWords: Record<PlanInterval, string> = { MONTH: 'per month', YEAR: 'per year' };

/** What is paid and how often, such as `$19.00 per month`; `Free` for what is never paid. */
export function paidWords({ price, interval }: { price: Money; interval: PlanInterval | null }): string {
  return interval === null ? 'Free' : `${formatMoney(price)} ${intervalWords[interval]}`;
}

/** What a plan is called beside those of another offer. */
export function planName({ tier, name }: { tier: PlanTier; name: string }): string {
  return tier === 'MEMBERSHIP' ? 'Membership' : name;
}

/** Where a plan is checked out. */
export function checkoutAddress(planId: string): string {
  return `/checkout?plan=${encodeURIComponent(planId)}`;
}
