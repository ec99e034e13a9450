import type { CouponSort, CouponView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { formatMoney } from '#lib/money.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';
import type { CouponTerms_CouponFragment } from './CouponTerms.fragment.generated.ts';

/** A coupon as the desk shows it. */
export type Coupon = CouponTerms_CouponFragment;

/** What the list can be narrowed to, in the order of its presets. */
export const couponPresets = [
  { label: 'Valid', params: {} },
  { label: 'Scheduled', params: { view: 'scheduled' } },
  { label: 'Over', params: { view: 'over' } },
  { label: 'Off', params: { view: 'off' } },
  { label: 'All', params: { view: 'all' } },
] as const;

const views: Readonly<Record<string, CouponView>> = { scheduled: 'SCHEDULED', over: 'OVER', off: 'OFF', all: 'ALL' };
const sorts: Readonly<Record<string, CouponSort>> = {
  created: 'CREATED',
  '-created': 'CREATED_DESC',
  code: 'CODE',
  '-code': 'CODE_DESC',
};

/** The view that an address names; what counts now, unless it names one. */
export function couponViewFrom(text: string | undefined): CouponView {
  return lookUp(views, text) ?? 'VALID';
}

/** The order of a table, as the list of coupons takes it. */
export function couponSort(sort: TableSort): CouponSort {
  return sorts[sortText(sort)] ?? 'CREATED_DESC';
}

/** What a coupon takes off: `15 %`, or `$5.00 or ₹400`. */
export function discountWords({ discountBasisPoints, amountOff }: Coupon): string {
  if (discountBasisPoints !== null) return `${discountBasisPoints / 100} %`;
  return amountOff ? `${formatMoney(amountOff.usd)} or ${formatMoney(amountOff.inr)}` : '';
}

/** How often a coupon was used, of how often it can be. */
export function usesWords({ useCount, maxUses }: Coupon): string {
  return maxUses === null ? String(useCount) : `${useCount} of ${maxUses}`;
}
