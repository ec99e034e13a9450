import type { AdminCoupon } from '../generated/resolvers.ts';
import { price, usd } from './money.ts';

/** Returns a coupon as the coupon desk shows it; `changes` overrides fields. */
export function adminCoupon(changes: Partial<AdminCoupon> = {}): AdminCoupon {
  return {
    code: 'SAVE10',
    note: 'On the home page',
    discountBasisPoints: 1000,
    amountOff: null,
    isActive: true,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerPerson: null,
    category: null,
    isPremiumOnly: false,
    minSubtotal: null,
    useCount: 1,
    createdAt: '2026-10-01T09:00:00.000Z',
    version: 1,
    ...changes,
  };
}

/** Returns the coupons of the mocked shop. */
export function demoCoupons(): AdminCoupon[] {
  return [
    adminCoupon(),
    adminCoupon({
      code: 'FAIR-2026',
      note: 'For visitors of the fair',
      discountBasisPoints: null,
      amountOff: price(500, 40_000),
      maxUses: 200,
      maxUsesPerPerson: 1,
      minSubtotal: usd(2000),
      endsAt: '2099-12-31T23:00:00.000Z',
      useCount: 0,
    }),
    adminCoupon({ code: 'SUMMER', note: 'Last summer', isActive: false, useCount: 0 }),
  ];
}
