import * as v from 'valibot';

const MinorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One price in every currency of the price book: US cents and Indian paise, never fractions. */
export const PriceSchema = v.object({ usd: MinorUnits, inr: MinorUnits });

/** An amount in US cents, the currency of payment. */
export const CentsSchema = MinorUnits;

/** An amount in Indian paise: shown, never charged. */
export const PaiseSchema = MinorUnits;
