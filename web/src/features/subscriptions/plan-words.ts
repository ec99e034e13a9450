import type { PlanInterval } from '#generated/types.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** Each interval as it stands behind a price. */
export const intervalWords: Record<PlanInterval, string> = { MONTH: 'per month', YEAR: 'per year' };

/** What is paid and how often, such as `$19.00 per month`; `Free` for what is never paid. */
export function paidWords({ price, interval }: { price: Money; interval: PlanInterval | null }): string {
  return interval === null ? 'Free' : `${formatMoney(price)} ${intervalWords[interval]}`;
}

/** The plan that an address of {@link checkoutAddress} is about; null for other addresses. */
export function planOfCheckout(address: string): string | null {
  const [path, query] = address.split('?');
  return path === '/checkout' ? new URLSearchParams(query).get('plan') : null;
}

/** Where a plan is checked out. */
export function checkoutAddress(planId: string): string {
  return `/checkout?plan=${encodeURIComponent(planId)}`;
}
