import * as v from 'valibot';
import { MAX_COUPON_CHARACTERS } from './limits.ts';

/** Views of the coupon list: valid now, scheduled, over, or switched off. */
export const COUPON_VIEWS = ['valid', 'scheduled', 'over', 'off', 'all'] as const;
/** View of the coupon list. */
export type CouponView = (typeof COUPON_VIEWS)[number];

/** Sort orders of the coupon list. */
export const COUPON_SORTS = ['created', '-created', 'code', '-code'] as const;
/** Sort order of the coupon list; a minus means descending. */
export type CouponSort = (typeof COUPON_SORTS)[number];

/** Maximum number of coupon codes created in one series. */
export const MAX_COUPON_SERIES = 500;

/** Number of characters after the prefix of a series code: a hyphen and an unguessable suffix. */
export const COUPON_SERIES_CHARACTERS = 9;

const codeWords = `Must be 3 to ${MAX_COUPON_CHARACTERS} letters, digits or hyphens, not beginning with a hyphen`;

/** A coupon code, normalized to upper case. For a series, the prefix of its codes. */
export const CouponCodeField = v.pipe(
  v.string(codeWords),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9-]*$/, codeWords),
  v.minLength(3, codeWords),
  v.maxLength(MAX_COUPON_CHARACTERS, codeWords),
);

/** An internal note on a coupon, visible to the staff only. */
export const CouponNoteField = v.pipe(
  v.string('Must be text'),
  v.trim(),
  v.maxLength(200, 'Must be at most 200 characters'),
);
