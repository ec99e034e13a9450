/** One price in every currency of the price book: US cents and Indian paise, never fractions. */
export interface Price {
  readonly usd: number;
  readonly inr: number;
}

/** The most that a price may be asked to be, in minor units. */
export const MAX_PRICE = 100_000_000;

/** Nothing, in every currency. */
export const zeroPrice: Price = { usd: 0, inr: 0 };

/** The sum of amounts in minor units. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The sum of prices, currency by currency. */
export function sumPrices(prices: readonly Price[]): Price {
  return { usd: sumOf(prices.map(({ usd }) => usd)), inr: sumOf(prices.map(({ inr }) => inr)) };
}

/**
 * `amount * part / whole`, rounded half up to whole minor units: exact whatever the size, as it counts in big integers.
 * All three are whole numbers; the amount is not negative.
 */
export function portionOf(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** The share of an amount in basis points (1000 is 10 %), rounded half up: commercial rounding, once per basket. */
export function shareOf(minorUnits: number, basisPoints: number): number {
  return portionOf(minorUnits, basisPoints, 10_000);
}

/** A part of a whole in percent, rounded half up. */
export function percentOf(part: number, whole: number): number {
  return portionOf(100, part, whole);
}

/**
 * Splits an amount in proportion to weights into whole minor units that sum to it exactly (largest remainder method).
 * A part never exceeds its weight while the amount does not exceed their sum. Exact below 9 * 10^15 / heaviest weight.
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

/** What a basket costs: subtotal = discount + total in every currency, always. The discount is at most the subtotal. */
export function totalsOf(
  prices: readonly Price[],
  discount: Price,
): { readonly subtotal: Price; readonly discount: Price; readonly total: Price } {
  const subtotal = sumPrices(prices);
  return { subtotal, discount, total: { usd: subtotal.usd - discount.usd, inr: subtotal.inr - discount.inr } };
}

/** An amount as a decimal number, such as `8.10`: for machines, and for people behind the sign of the currency. */
export function decimalOf(minorUnits: number): string {
  return `${Math.floor(minorUnits / 100)}.${String(minorUnits % 100).padStart(2, '0')}`;
}

/** An amount of US cents for people to read, such as `$8.10`. */
export function dollars(cents: number): string {
  return `$${decimalOf(cents)}`;
}

/** Dollars as people type them, such as `9`, `9.00` or `$9.00`, in cents; null where they are no amount. */
export function centsOf(text: string): number | null {
  const parts = /^\s*\$?(\d{1,6})(?:\.(\d{2}))?\s*$/.exec(text);
  return parts ? Number(parts[1]) * 100 + Number(parts[2] ?? 0) : null;
}
