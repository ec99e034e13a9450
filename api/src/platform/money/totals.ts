import type { Price } from './price.ts';

/** Nothing, in every currency. */
export const zeroPrice: Price = { usd: 0, inr: 0 };

/** The sum of prices, currency by currency. */
export function sumPrices(prices: readonly Price[]): Price {
  return prices.reduce((sum, price) => ({ usd: sum.usd + price.usd, inr: sum.inr + price.inr }), zeroPrice);
}

/**
 * The share of an amount in basis points, rounded half up to whole minor units (commercial rounding, once per
 * basket). Exact for every amount below 9 * 10^11 minor units.
 */
export function shareOf(minorUnits: number, basisPoints: number): number {
  return Math.floor((minorUnits * basisPoints + 5000) / 10_000);
}

/**
 * Splits an amount in proportion to weights into whole minor units that sum to it exactly (largest remainder method).
 * A part never exceeds its weight while the amount does not exceed their sum. Exact below 9 * 10^15 / heaviest weight.
 */
export function splitByWeight(minorUnits: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((minorUnits * weight) / whole));
  const rest = minorUnits - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (minorUnits * weight) % whole }))
    .toSorted((left, right) => right.remainder - left.remainder || left.index - right.index);
  const rounded = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return parts.map((part, index) => part + (rounded.has(index) ? 1 : 0));
}

interface Totals {
  readonly subtotal: Price;
  readonly discount: Price;
  readonly total: Price;
}

/** What a basket costs: subtotal = discount + total in every currency, always. The discount is at most the subtotal. */
export function totalsOf(prices: readonly Price[], discount: Price): Totals {
  const subtotal = sumPrices(prices);
  return { subtotal, discount, total: { usd: subtotal.usd - discount.usd, inr: subtotal.inr - discount.inr } };
}
