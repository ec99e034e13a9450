import { type BuyableLicense, type Price, sumPrices, totalsOf, zeroPrice } from '@halfdrop/domain';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { Trx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import { readCart } from './cart.repository.ts';
import type { CouponService, CouponResult } from './coupons.service.ts';
import { couponLines, obstacles, priceLines, type PricedLine, type PricingSources } from './price-cart.ts';

/** A line to be charged. */
interface CheckoutLine {
  readonly asset: AssetDto;
  readonly license: BuyableLicense;
  /** Slug of an alternative palette. */
  readonly palette: string | null;
  readonly price: Price;
  /** Share of the coupon's discount. */
  readonly discount: Price;
  /** Whether the price is the difference to a standard license already held. */
  readonly isUpgrade: boolean;
}

/** A cart ready for checkout. */
export interface CheckoutBasket {
  readonly lines: readonly CheckoutLine[];
  /** Null if no coupon applies. */
  readonly coupon: { readonly code: string } | null;
  readonly subtotal: Price;
  readonly discount: Price;
  readonly total: Price;
}

interface BasketDependencies extends PricingSources {
  readonly coupons: Pick<CouponService, 'evaluateLocked'>;
}

/** Prices a locked cart and locks its coupon, so that no one else takes its last use. @throws cart_not_ready */
export async function checkoutBasket(trx: Trx, shop: BasketDependencies, userId: string): Promise<CheckoutBasket> {
  const stored = await readCart(trx, userId);
  const { lines } = await priceLines(trx, shop, userId, stored?.lines ?? []);
  const reasons = lines.length === 0 ? ['Your cart is empty'] : obstacles(lines);
  if (reasons.length > 0) throw new Problem('cart_not_ready', { message: reasons.join(' ') });
  const code = stored?.couponCode ?? null;
  const basket = { userId, lines: couponLines(lines) };
  const result = code === null ? null : await shop.coupons.evaluateLocked(trx, code, basket);
  return toBasket(
    lines.filter(({ isOwned }) => !isOwned),
    result,
  );
}

/** Totals lines that can all be bought. */
function toBasket(charged: readonly PricedLine[], result: CouponResult | null): CheckoutBasket {
  const counting = result?.kind === 'counts' ? result : null;
  const lines = charged.map(({ asset, license, palette, price, isUpgrade }, index) => ({
    asset,
    license,
    palette: palette?.slug ?? null,
    price: price ?? zeroPrice,
    discount: counting?.discounts[index] ?? zeroPrice,
    isUpgrade,
  }));
  const totals = totalsOf(
    lines.map(({ price }) => price),
    sumPrices(lines.map(({ discount }) => discount)),
  );
  const coupon = counting && { code: counting.coupon.code };
  return { lines, coupon, ...totals };
}
