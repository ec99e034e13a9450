import { MAX_CART_LINES, MAX_COUPON_CHARACTERS, BUYABLE_LICENSES } from '@halfdrop/domain';
import * as v from 'valibot';
import { AssetSchema } from '../catalog/catalog.contract.ts';
import { PaletteField, PaletteSchema } from '../catalog/palettes.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { PriceSchema } from '../platform/money/price.ts';

/** Licenses under which a single pattern can be bought. */
export const BuyableLicenseSchema = v.picklist(BUYABLE_LICENSES, 'License must be standard or extended');

const LicenseField = v.optional(BuyableLicenseSchema, 'standard');

/**
 * Pattern in a cart. `price` is null while its category has none; it cannot be bought then. `palette` is null for the
 * original colors. `isHeld` says whether the user holds any license of it. `opensAt` is set while the pattern is in
 * early access and not open to this user: the time it can be bought.
 */
const CartItemSchema = v.object({
  id: v.string(),
  asset: AssetSchema,
  license: BuyableLicenseSchema,
  palette: v.nullable(PaletteSchema),
  price: v.nullable(PriceSchema),
  isHeld: v.boolean(),
  opensAt: v.nullable(InstantField),
});

/** An applied coupon: either a percentage in basis points (1000 being 10 %) or an amount; the other one is null. */
const CartCouponSchema = v.object({
  code: v.string(),
  discountBasisPoints: v.nullable(v.pipe(v.number(), v.integer())),
  amountOff: v.nullable(PriceSchema),
});

/** A user's cart, priced by the server. */
const CartSchema = v.object({
  id: v.string(),
  totalItems: v.pipe(v.number(), v.integer()),
  items: v.array(CartItemSchema),
  subtotal: PriceSchema,
  discount: PriceSchema,
  total: PriceSchema,
  coupon: v.nullable(CartCouponSchema),
  notices: v.array(v.string()),
});
/** A user's cart, priced by the server. */
export type CartDto = v.InferOutput<typeof CartSchema>;

/** A visitor's cart, priced; `couponError` says why the coupon does not apply. */
const CartQuoteSchema = v.object({ cart: CartSchema, couponError: v.nullable(v.string()) });
/** A visitor's cart, priced. */
export type CartQuoteDto = v.InferOutput<typeof CartQuoteSchema>;

const CartLineInput = v.object({ assetId: IdField, license: LicenseField, palette: PaletteField });
/** A requested cart line. */
export type CartLineInput = v.InferOutput<typeof CartLineInput>;

const CartLineInputs = v.pipe(
  v.array(CartLineInput, 'Must be a list'),
  v.maxLength(MAX_CART_LINES, `At most ${MAX_CART_LINES} items`),
);
const CouponCodeField = v.pipe(
  v.string('Invalid coupon code'),
  v.trim(),
  v.nonEmpty('Coupon code is required'),
  v.maxLength(MAX_COUPON_CHARACTERS, 'Invalid coupon code'),
  v.toUpperCase(),
);
/** An invalid coupon is reported with the cart. */
const VisitorsCouponField = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_COUPON_CHARACTERS))));
const AssetParams = v.object({ assetId: IdField });

/** Named schemas of this domain. */
export const cartSchemas = {
  Cart: CartSchema,
  CartItem: CartItemSchema,
  CartCoupon: CartCouponSchema,
  CartQuote: CartQuoteSchema,
};

/** Calls of this domain. */
export const cartCalls = {
  read: defineCall({
    method: 'get',
    path: '/cart',
    summary: 'Returns the cart of the signed-in user.',
    auth: 'cart.edit',
    response: CartSchema,
    errors: [],
  }),
  quote: defineCall({
    method: 'post',
    path: '/cart/quote',
    summary: "Prices a visitor's cart without storing it.",
    auth: 'optional',
    body: v.object({ items: CartLineInputs, couponCode: VisitorsCouponField }),
    response: CartQuoteSchema,
    errors: ['rate_limited'],
  }),
  add: defineCall({
    method: 'post',
    path: '/cart/{assetId}',
    summary: 'Adds a pattern to the cart, or changes its license and palette if it is already there.',
    auth: 'cart.edit',
    params: AssetParams,
    body: v.optional(v.object({ license: LicenseField, palette: PaletteField }), {}),
    response: CartSchema,
    errors: ['not_found', 'early_access', 'rate_limited'],
  }),
  addSaved: defineCall({
    method: 'post',
    path: '/cart',
    summary:
      'Adds the patterns that a visitor saved before signing in, and their coupon if the cart has none. Patterns that are gone or not yet available to the user, and invalid coupons, are reported as notices.',
    auth: 'cart.edit',
    body: v.object({ items: CartLineInputs, couponCode: VisitorsCouponField }),
    response: CartSchema,
    errors: ['rate_limited'],
  }),
  remove: defineCall({
    method: 'delete',
    path: '/cart/{assetId}',
    summary: 'Removes a pattern from the cart. Succeeds even if the pattern is not in it.',
    auth: 'cart.edit',
    params: AssetParams,
    response: CartSchema,
    errors: ['rate_limited'],
  }),
  clear: defineCall({
    method: 'delete',
    path: '/cart',
    summary: 'Empties the cart.',
    auth: 'cart.edit',
    response: CartSchema,
    errors: ['rate_limited'],
  }),
  applyCoupon: defineCall({
    method: 'put',
    path: '/cart/coupon',
    summary: 'Applies a coupon to the cart. Codes are case-insensitive.',
    auth: 'cart.edit',
    body: v.object({ code: CouponCodeField }),
    response: CartSchema,
    errors: ['invalid_coupon', 'rate_limited'],
  }),
  removeCoupon: defineCall({
    method: 'delete',
    path: '/cart/coupon',
    summary: 'Removes the coupon from the cart.',
    auth: 'cart.edit',
    response: CartSchema,
    errors: ['rate_limited'],
  }),
};
