import {
  COUPON_SERIES_CHARACTERS,
  COUPON_SORTS,
  COUPON_VIEWS,
  CouponCodeField,
  CouponNoteField,
  MAX_COUPON_CHARACTERS,
  MAX_COUPON_SERIES,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { ORDER_STATUSES } from '../../orders/order-states.ts';
import { linksExport } from '../../exports/exports.contract.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { InstantField, optionalText } from '../../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../../platform/http/pagination.ts';
import { CentsSchema, PriceSchema } from '../../platform/money/price.ts';

const Count = v.pipe(v.number(), v.integer());

/** Desk view of a coupon: either a percentage in basis points, 1000 being 10 %, or an amount in both currencies. */
const AdminCouponSchema = v.object({
  code: v.string(),
  note: v.string(),
  discountBasisPoints: v.nullable(Count),
  amountOff: v.nullable(PriceSchema),
  isActive: v.boolean(),
  startsAt: v.nullable(InstantField),
  endsAt: v.nullable(InstantField),
  maxUses: v.nullable(Count),
  maxUsesPerPerson: v.nullable(Count),
  /** Null for all categories. */
  category: v.nullable(v.object({ id: v.string(), name: v.string() })),
  isPremiumOnly: v.boolean(),
  minSubtotal: v.nullable(CentsSchema),
  /** Number of orders paid with it. */
  useCount: Count,
  createdAt: InstantField,
  /** Incremented with each change. */
  version: Count,
});
/** Desk view of a coupon. */
export type AdminCouponDto = v.InferOutput<typeof AdminCouponSchema>;

const AdminCouponPageSchema = v.object({ coupons: v.array(AdminCouponSchema), pagination: PaginationSchema });
/** One numbered page of coupons. */
export type AdminCouponPageDto = v.InferOutput<typeof AdminCouponPageSchema>;

/** Order with a coupon; amounts in US cents. */
const CouponUseSchema = v.object({
  orderNumber: v.string(),
  status: v.picklist(ORDER_STATUSES),
  email: v.string(),
  discount: CentsSchema,
  total: CentsSchema,
  usedAt: InstantField,
});

/** A coupon with the 50 most recent orders that used it. */
const CouponWithUsesSchema = v.object({ coupon: AdminCouponSchema, uses: v.array(CouponUseSchema) });
/** A coupon with the most recent orders that used it. */
export type CouponWithUsesDto = v.InferOutput<typeof CouponWithUsesSchema>;

const wholeAbove0 = (name: string) => {
  const words = `${name} must be a whole number above 0`;
  return v.pipe(v.number(words), v.safeInteger(words), v.minValue(1, words), v.maxValue(1_000_000_000, words));
};
const shareWords = 'The share must be 1 to 10000 basis points';

const terms = {
  note: CouponNoteField,
  discountBasisPoints: v.nullable(
    v.pipe(v.number(shareWords), v.safeInteger(shareWords), v.minValue(1, shareWords), v.maxValue(10_000, shareWords)),
  ),
  amountOff: v.nullable(
    v.object({ usd: wholeAbove0('The amount in US cents'), inr: wholeAbove0('The amount in paise') }),
  ),
  startsAt: v.nullable(InstantField),
  endsAt: v.nullable(InstantField),
  maxUses: v.nullable(wholeAbove0('The number of uses')),
  maxUsesPerPerson: v.nullable(wholeAbove0('The number of uses for each person')),
  categoryId: v.nullable(v.pipe(v.string(), v.maxLength(20, 'Must be a category'))),
  isPremiumOnly: v.boolean(),
  minSubtotal: v.nullable(wholeAbove0('The subtotal in US cents')),
};
/** Terms of a coupon: discount, validity and scope. */
export type CouponTerms = v.InferOutput<v.ObjectSchema<typeof terms, undefined>>;

const seriesWords = `A series has 1 to ${MAX_COUPON_SERIES} codes`;
const longestPrefix = MAX_COUPON_CHARACTERS - COUPON_SERIES_CHARACTERS;

const NewCoupons = v.pipe(
  v.object({
    ...terms,
    code: CouponCodeField,
    /** Number of coupons in a series, with the code as prefix; omitted or null for a single coupon with this code. */
    seriesCount: v.optional(
      v.nullable(
        v.pipe(
          v.number(seriesWords),
          v.safeInteger(seriesWords),
          v.minValue(1, seriesWords),
          v.maxValue(MAX_COUPON_SERIES, seriesWords),
        ),
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['code'], ['seriesCount']],
      ({ code, seriesCount }) => (seriesCount ?? null) === null || code.length <= longestPrefix,
      `The prefix of a series has at most ${longestPrefix} characters`,
    ),
    ['code'],
  ),
);
/** Coupons to create. */
export type NewCoupons = v.InferOutput<typeof NewCoupons>;

const CouponChange = v.object({
  ...terms,
  isActive: v.boolean(),
  /** The version the change is based on. */
  version: wholeAbove0('The version'),
});
/** New terms of a coupon. */
export type CouponChange = v.InferOutput<typeof CouponChange>;

/** Named schemas of the desk. */
export const couponDeskSchemas = {
  AdminCoupon: AdminCouponSchema,
  AdminCouponPage: AdminCouponPageSchema,
  CouponUse: CouponUseSchema,
  CouponWithUses: CouponWithUsesSchema,
};

const CodeParams = v.object({
  code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(MAX_COUPON_CHARACTERS)),
});

/** Calls of the coupon desk. */
export const couponDeskCalls = {
  adminCoupons: defineCall({
    method: 'get',
    path: '/admin/coupons',
    summary: 'Lists coupons by view and by prefix of their code, at most 10,000.',
    auth: 'coupon.manage',
    query: v.object({
      ...listFields({ views: COUPON_VIEWS, view: 'valid', sorts: COUPON_SORTS, sort: '-created' }),
      q: optionalText(MAX_COUPON_CHARACTERS),
    }),
    response: AdminCouponPageSchema,
    errors: [],
  }),
  exportCoupons: defineCall({
    ...linksExport,
    path: '/admin/coupons/exports',
    summary: 'Creates a link to a CSV export of all coupons in a view.',
    auth: 'coupon.manage',
    body: v.object({ view: v.picklist(COUPON_VIEWS, 'Unknown view'), q: optionalText(MAX_COUPON_CHARACTERS) }),
  }),
  adminCoupon: defineCall({
    method: 'get',
    path: '/admin/coupons/{code}',
    summary: 'Returns a coupon with the newest orders that used it.',
    auth: 'coupon.manage',
    params: CodeParams,
    response: CouponWithUsesSchema,
    errors: ['not_found'],
  }),
  createCoupons: defineCall({
    method: 'post',
    path: '/admin/coupons',
    summary:
      'Creates a coupon, or a series of coupons with a common prefix and random endings. Either all are created or none.',
    auth: 'coupon.manage',
    body: NewCoupons,
    response: v.array(AdminCouponSchema),
    status: 201,
    errors: ['already_taken'],
  }),
  changeCoupon: defineCall({
    method: 'put',
    path: '/admin/coupons/{code}',
    summary: 'Updates or deactivates a coupon. Existing orders are unaffected.',
    auth: 'coupon.manage',
    params: CodeParams,
    body: CouponChange,
    response: AdminCouponSchema,
    errors: ['not_found', 'version_conflict'],
  }),
};
