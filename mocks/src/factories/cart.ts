import type { AppliedCoupon, Asset, Cart, CartItem, LicenseType, Palette, Price } from '../generated/resolvers.ts';
import { asset } from './asset.ts';
import { less, price, share, sum } from './money.ts';

/** Returns a cart line: one pattern under a license. */
export function cartItem(
  chosen: Asset = asset(0),
  license: LicenseType = 'STANDARD',
  palette: Palette | null = null,
): CartItem {
  const linePrice = license === 'EXTENDED' ? chosen.extendedPrice : chosen.price;
  return { id: `cart-item-${chosen.id}`, asset: chosen, license, palette, price: linePrice ?? null, opensAt: null };
}

/** Returns a priced cart, computed from its items as the api does. */
export function cart(
  items: readonly CartItem[] = [],
  coupon: AppliedCoupon | null = null,
  changes: Partial<Cart> = {},
): Cart {
  const prices = items.map((item) => item.price).filter((each): each is Price => Boolean(each));
  const subtotal = sum(prices);
  const discount = coupon ? share(subtotal, coupon.discountBasisPoints ?? 0) : price(0, 0);
  return {
    id: 'cart-1',
    totalItems: items.length,
    items: [...items],
    subtotal,
    discount,
    total: less(subtotal, discount),
    coupon,
    notices: items.flatMap(({ asset: { title }, price: linePrice, opensAt }) => {
      if (opensAt)
        return [`${title} opens to everyone later. Until then it is available only to subscribers with a paid plan.`];
      return linePrice ? [] : [`${title} has no price yet and cannot be bought.`];
    }),
    ...changes,
  };
}
