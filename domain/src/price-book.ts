import * as v from 'valibot';

/** What has a price in the price book: a category, what a license adds to it, or one pattern by itself. */
export const PRICED_KINDS = ['category', 'license', 'asset'] as const;
/** What has a price in the price book. */
export type PricedKind = (typeof PRICED_KINDS)[number];

/** The most characters of the reason for a price. */
export const MAX_PRICE_REASON_CHARACTERS = 500;

/** Why a price is changed: it stands in the history and in the audit. */
export const PriceReasonField = v.pipe(
  v.string('Say why'),
  v.trim(),
  v.nonEmpty('Say why'),
  v.maxLength(MAX_PRICE_REASON_CHARACTERS, `A reason has at most ${MAX_PRICE_REASON_CHARACTERS} characters`),
);
