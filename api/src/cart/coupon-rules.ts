import { dollars, type Price, shareOf, splitByWeight, sumPrices, zeroPrice } from '@halfdrop/domain';
import type { CouponRow } from './coupons.repository.ts';

/** Facts about a line that coupons depend on. */
export interface CouponLine {
  readonly price: Price;
  readonly categoryId: string;
  readonly isPremium: boolean;
}

/** Uses of a coupon so far. */
interface Uses {
  readonly all: number;
  readonly byPerson: number;
}

/** Message for an unknown code. */
export const UNKNOWN_COUPON = 'Invalid coupon code';

/** Returns whether a coupon has a limited number of uses. */
export function isLimited(coupon: Pick<CouponRow, 'max_uses' | 'max_uses_per_person'>): boolean {
  return coupon.max_uses !== null || coupon.max_uses_per_person !== null;
}

/** Returns why a coupon does not apply to a user at an instant, whatever the lines; null when it does. */
export function refusalOfCoupon(coupon: CouponRow, now: Date, uses: Uses): string | null {
  if (coupon.valid_from !== null && now < coupon.valid_from) return 'This coupon is not valid yet.';
  if (coupon.valid_to !== null && now >= coupon.valid_to) return 'This coupon has expired.';
  if (coupon.max_uses_per_person !== null && uses.byPerson >= coupon.max_uses_per_person) {
    return 'You have used this coupon already.';
  }
  if (coupon.max_uses !== null && uses.all >= coupon.max_uses) return 'This coupon has been used up.';
  return null;
}

/** Returns why a coupon does not apply to these lines; null when it does, or when there are none. */
export function refusalOfLines(coupon: CouponRow, lines: readonly CouponLine[]): string | null {
  if (lines.length === 0) return null;
  const least = coupon.min_subtotal_usd_cents;
  if (least !== null && sumPrices(lines.map(({ price }) => price)).usd < least) {
    return `This coupon needs a subtotal of at least ${dollars(least)}.`;
  }
  if (lines.some((line) => isInScope(coupon, line))) return null;
  const premium = coupon.is_premium_only ? 'premium ' : '';
  const category = coupon.category_name === null ? '' : ` of ${coupon.category_name}`;
  return `This coupon is for ${premium}patterns${category} only.`;
}

/** Returns the discount on each line: whole minor units, only on eligible lines, never more than their price. */
export function discountsOn(coupon: CouponRow, lines: readonly CouponLine[]): Price[] {
  const weights = lines.map((line) => (isInScope(coupon, line) ? line.price : zeroPrice));
  const whole = sumPrices(weights);
  const usd = splitByWeight(
    discountOf(whole.usd, coupon.discount_basis_points, coupon.amount_usd_cents),
    weights.map((weight) => weight.usd),
  );
  const inr = splitByWeight(
    discountOf(whole.inr, coupon.discount_basis_points, coupon.amount_inr_paise),
    weights.map((weight) => weight.inr),
  );
  return lines.map((_line, index) => ({ usd: usd[index] ?? 0, inr: inr[index] ?? 0 }));
}

function discountOf(whole: number, basisPoints: number | null, amount: number | null): number {
  return basisPoints === null ? Math.min(amount ?? 0, whole) : shareOf(whole, basisPoints);
}

function isInScope(coupon: CouponRow, line: CouponLine): boolean {
  const isOfCategory = coupon.category_id === null || line.categoryId === String(coupon.category_id);
  return isOfCategory && (!coupon.is_premium_only || line.isPremium);
}
