/** A price in every currency of the price book, as integers: US cents and Indian paise. */
export interface Price {
  readonly usd: number;
  readonly inr: number;
}

/** Maximum price, in minor units. */
export const MAX_PRICE = 100_000_000;

/** A price of zero. */
export const zeroPrice: Price = { usd: 0, inr: 0 };

/** Returns the sum of amounts in minor units. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Returns the sum of prices, per currency. */
export function sumPrices(prices: readonly Price[]): Price {
  return { usd: sumOf(prices.map(({ usd }) => usd)), inr: sumOf(prices.map(({ inr }) => inr)) };
}

/**
 * Returns `amount * part / whole`, rounded half up. Computed with big integers, so it is exact for any size. All
 * arguments are integers; `amount` is not negative.
 */
export function portionOf(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/**
 * Returns a share of an amount in basis points (1000 is 10 %), rounded half up. Apply it once per cart, not per line.
 */
export function shareOf(minorUnits: number, basisPoints: number): number {
  return portionOf(minorUnits, basisPoints, 10_000);
}

/** Returns a part of a whole in percent, rounded half up. */
export function percentOf(part: number, whole: number): number {
  return portionOf(100, part, whole);
}

/**
 * Splits an amount in proportion to weights into integers that sum to it exactly (largest remainder method). No part
 * exceeds its weight as long as the amount does not exceed the sum of the weights. Exact below 9 * 10^15 / heaviest
 * weight.
 */
export function splitByWeight(minorUnits: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((minorUnits * weight) / whole));
  const rest = minorUnits - sumOf(parts);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (minorUnits * weight) % whole }))
    .toSorted((left, right) => right.remainder - left.remainder || left.index - right.index);
  const rounded = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return parts.map((part, index) => part + (rounded.has(index) ? 1 : 0));
}

/**
 * Returns the totals of a cart: subtotal = discount + total in every currency. The discount is capped at the subtotal.
 */
export function totalsOf(
  prices: readonly Price[],
  discount: Price,
): { readonly subtotal: Price; readonly discount: Price; readonly total: Price } {
  const subtotal = sumPrices(prices);
  return { subtotal, discount, total: { usd: subtotal.usd - discount.usd, inr: subtotal.inr - discount.inr } };
}

/** Formats minor units as a decimal number without a currency sign, such as `8.10`. */
export function decimalOf(minorUnits: number): string {
  return `${Math.floor(minorUnits / 100)}.${String(minorUnits % 100).padStart(2, '0')}`;
}

/** Formats US cents for display, such as `$8.10`. */
export function dollars(cents: number): string {
  return `$${decimalOf(cents)}`;
}

/** Parses a dollar amount as typed, such as `9`, `9.00` or `$9.00`, into cents; returns null if it is not an amount. */
export function centsOf(text: string): number | null {
  const parts = /^\s*\$?(\d{1,6})(?:\.(\d{2}))?\s*$/.exec(text);
  return parts ? Number(parts[1]) * 100 + Number(parts[2] ?? 0) : null;
}
