import type { CouponSort, CouponView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { formatMoney } from '#lib/money.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';
import type { CouponTerms_CouponFragment } from './CouponTerms.fragment.generated.ts';

/** A coupon as shown at its desk. */
export type Coupon = CouponTerms_CouponFragment;

/** Filter presets of the list, in display order. */
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

/** Returns the view in the URL; current coupons by default. */
export function couponViewFrom(text: string | undefined): CouponView {
  return lookUp(views, text) ?? 'VALID';
}

/** Maps a table's sort order to that of the query. */
export function couponSort(sort: TableSort): CouponSort {
  return sorts[sortText(sort)] ?? 'CREATED_DESC';
}

/** Formats a discount: `15 %`, or `$5.00 or ₹400`. */
export function discountWords({ discountBasisPoints, amountOff }: Coupon): string {
  if (discountBasisPoints !== null) return `${discountBasisPoints / 100} %`;
  return amountOff ? `${formatMoney(amountOff.usd)} or ${formatMoney(amountOff.inr)}` : '';
}

/** Formats the number of uses, and the limit. */
export function usesWords({ useCount, maxUses }: Coupon): string {
  return maxUses === null ? String(useCount) : `${useCount} of ${maxUses}`;
}
