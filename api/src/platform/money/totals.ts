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

interface Totals {
  readonly subtotal: Price;
  readonly discount: Price;
  readonly total: Price;
}

/** What a basket costs: subtotal = discount + total in every currency, always. */
export function totalsOf(prices: readonly Price[], discountBasisPoints: number): Totals {
  const subtotal = sumPrices(prices);
  const discount = {
    usd: shareOf(subtotal.usd, discountBasisPoints),
    inr: shareOf(subtotal.inr, discountBasisPoints),
  };
  return { subtotal, discount, total: { usd: subtotal.usd - discount.usd, inr: subtotal.inr - discount.inr } };
}
