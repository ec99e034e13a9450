import type { AdminCoupon, CouponWithUses } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a coupon, as shown to staff. */
export function restCoupon(changes: Partial<AdminCoupon> = {}): AdminCoupon {
  return {
    code: 'FAIR-2026',
    note: 'For the fair',
    discountBasisPoints: null,
    amountOff: { usd: 500, inr: 40_000 },
    isActive: true,
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-12-01T00:00:00.000Z',
    maxUses: 200,
    maxUsesPerPerson: 1,
    category: { id: '3', name: 'Geometric' },
    isPremiumOnly: false,
    minSubtotal: 2000,
    useCount: 4,
    createdAt: '2026-10-30T09:00:00.000Z',
    version: 2,
    ...changes,
  };
}

/** Creates a REST fixture of an order with a coupon. */
export function restCouponUse(): CouponWithUses['uses'][number] {
  return {
    orderNumber: 'HDO-00000001',
    status: 'completed',
    email: 'ada@example.com',
    discount: 500,
    total: 1710,
    usedAt: '2026-11-02T09:00:00.000Z',
  };
}
