/** An exact amount in minor units: 900 USD is 9 dollars. */
export interface Money {
  readonly minorUnits: number;
  readonly currency: 'INR' | 'USD';
}

/** One price in both currencies of the price book. */
export interface Price {
  readonly usd: Money;
  readonly inr: Money;
}

const MINOR_UNITS = 100;

const formats = {
  INR: new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

/** Formats an amount: `₹799` (en-IN, no decimals for whole rupees) or `$9.00` (en-US). */
export function formatMoney({ minorUnits, currency }: Money): string {
  return formats[currency].format(minorUnits / MINOR_UNITS);
}
