import { decimalOf, percentWords } from '@halfdrop/domain';
import type { Db } from '../../database.ts';
import { exportedList, type ExportedList } from '../../exports/exported-list.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { readBatches } from '../../platform/database/read-batches.ts';
import { couponDeskCalls } from './coupon-desk.contract.ts';
import { type CountedCouponRow, findCouponsAfter } from './coupon-desk.repository.ts';

/** Name of the export. */
export const COUPON_EXPORT = 'coupons';

/** Exports all coupons, ordered by code. */
export function couponExport(db: Db, clock: Clock): ExportedList {
  return exportedList({
    name: COUPON_EXPORT,
    call: couponDeskCalls.exportCoupons,
    read: ({ view, q = '' }) => {
      const filter = { view, text: q, now: clock.now() };
      return readBatches<CountedCouponRow>((after, limit) => findCouponsAfter(db, filter, after?.code, limit));
    },
    columns: [
      { head: 'Code', cell: ({ code }) => code },
      { head: 'Note', cell: ({ note }) => note },
      {
        head: 'Percent off',
        cell: ({ discount_basis_points: points }) => (points === null ? null : percentWords(points)),
      },
      { head: 'USD off', cell: ({ amount_usd_cents: cents }) => amount(cents) },
      { head: 'INR off', cell: ({ amount_inr_paise: paise }) => amount(paise) },
      { head: 'From', cell: ({ valid_from: from }) => from?.toISOString() ?? null },
      { head: 'Until', cell: ({ valid_to: to }) => to?.toISOString() ?? null },
      { head: 'Uses', cell: ({ use_count: count }) => count },
      { head: 'Most uses', cell: ({ max_uses: max }) => max },
      { head: 'Most uses per person', cell: ({ max_uses_per_person: max }) => max },
      { head: 'Category', cell: ({ category_name: name }) => name },
      { head: 'From USD', cell: ({ min_subtotal_usd_cents: cents }) => amount(cents) },
      { head: 'In use', cell: ({ is_active: isActive }) => (isActive ? 'yes' : 'no') },
      { head: 'Created', cell: ({ created_at: at }) => at.toISOString() },
    ],
  });
}

function amount(cents: number | null): string | null {
  return cents === null ? null : decimalOf(cents);
}
