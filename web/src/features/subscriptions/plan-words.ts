import type { PlanInterval } from '#generated/types.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** Interval suffixes of prices. */
export const intervalWords: Record<PlanInterval, string> = { MONTH: 'per month', YEAR: 'per year' };

/** Formats price and interval, such as `$19.00 per month`; `Free` for plans that are never charged. */
export function paidWords({ price, interval }: { price: Money; interval: PlanInterval | null }): string {
  return interval === null ? 'Free' : `${formatMoney(price)} ${intervalWords[interval]}`;
}

/** Returns the plan id of a {@link checkoutAddress}; null for other URLs. */
export function planOfCheckout(address: string): string | null {
  const [path, query] = address.split('?');
  return path === '/checkout' ? new URLSearchParams(query).get('plan') : null;
}

/** Returns the checkout URL of a plan. */
export function checkoutAddress(planId: string): string {
  return `/checkout?plan=${encodeURIComponent(planId)}`;
}
