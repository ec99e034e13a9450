import * as v from 'valibot';

const MinorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Price in all currencies of the price book: integer US cents and Indian paise. */
export const PriceSchema = v.object({ usd: MinorUnits, inr: MinorUnits });

/** Amount in US cents, the currency of payment. */
export const CentsSchema = MinorUnits;

/** Amount in Indian paise; displayed, never charged. */
export const PaiseSchema = MinorUnits;
