import * as v from 'valibot';
import { MAX_COUPON_CHARACTERS } from './limits.ts';

/** What a list of coupons can be narrowed to: those that count now, begin later, are over, or are switched off. */
export const COUPON_VIEWS = ['valid', 'scheduled', 'over', 'off', 'all'] as const;
/** What a list of coupons is narrowed to. */
export type CouponView = (typeof COUPON_VIEWS)[number];

/** What lists of coupons can be sorted by. */
export const COUPON_SORTS = ['created', '-created', 'code', '-code'] as const;
/** What a list of coupons is sorted by; descending with a minus. */
export type CouponSort = (typeof COUPON_SORTS)[number];

/** Codes that are made at once. */
export const MAX_COUPON_SERIES = 500;

/** Characters that follow the prefix of a series: a hyphen, and what nobody guesses. */
export const COUPON_SERIES_CHARACTERS = 9;

const codeWords = `Must be 3 to ${MAX_COUPON_CHARACTERS} letters, digits or hyphens, not beginning with a hyphen`;

/** The code of a coupon, in capitals however it is typed; of a series, what its codes begin with. */
export const CouponCodeField = v.pipe(
  v.string(codeWords),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9-]*$/, codeWords),
  v.minLength(3, codeWords),
  v.maxLength(MAX_COUPON_CHARACTERS, codeWords),
);

/** What a coupon is for, for the staff alone. */
export const CouponNoteField = v.pipe(
  v.string('Must be text'),
  v.trim(),
  v.maxLength(200, 'Must be at most 200 characters'),
);
