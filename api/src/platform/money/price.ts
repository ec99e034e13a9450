import * as v from 'valibot';

const MinorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One price in every currency of the price book: US cents and Indian paise, never fractions. */
export const PriceSchema = v.object({ usd: MinorUnits, inr: MinorUnits });
/** One price in every currency of the price book, in minor units. */
export type Price = v.InferOutput<typeof PriceSchema>;

/** An amount in US cents, the currency of payment. */
export const CentsSchema = MinorUnits;

/** An amount in Indian paise: shown, never charged. */
export const PaiseSchema = MinorUnits;

/** An amount of US cents for people to read, such as `$8.10`. */
export function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
