import type { Asset, Entitlement, LicenseType, Order, OrderItem } from '../generated/resolvers.ts';
import { asset, FILE_FORMATS } from './asset.ts';
import { inr, usd } from './money.ts';

/** Returns the code that verifies the certificate of a pattern's license. */
function certificateCodeOf({ sku }: Asset): string {
  const digits = sku.slice(-8);
  return `HDC-22222-33333-44${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** Returns a person's license for a pattern. */
export function entitlement(
  held: Asset = asset(0),
  license: LicenseType = 'STANDARD',
  changes: Partial<Entitlement> = {},
): Entitlement {
  return {
    id: `entitlement-${held.id}`,
    asset: held,
    title: held.title,
    license,
    palette: null,
    recolor: held.recolor,
    licenseNumber: `HDL-${held.sku.slice(-8).padStart(12, '0')}`,
    licenseTermsVersion: 2,
    certificateCode: certificateCodeOf(held),
    certificateUrl: `/api/downloads/entitlement-${held.id}/certificate`,
    formats: held.isFree && license === 'STANDARD' ? ['PNG'] : [...FILE_FORMATS],
    acquiredAt: '2026-11-01T09:00:00.000Z',
    lastDownloadedAt: null,
    ...changes,
  };
}

/** Returns one purchased pattern; its license exists once the order is completed. */
export function orderItem(bought: Asset = asset(0), changes: Partial<OrderItem> = {}): OrderItem {
  return {
    id: `order-item-${bought.id}`,
    asset: bought,
    title: bought.title,
    license: 'STANDARD',
    palette: null,
    licenseTermsVersion: 2,
    price: usd(bought.price?.usd.minorUnits ?? 0),
    entitlement: null,
    ...changes,
  };
}

/** Returns an order awaiting payment; `changes` overrides fields. */
export function order(changes: Partial<Order> = {}): Order {
  const items = changes.items ?? [orderItem()];
  const subtotal = usd(items.reduce((total, item) => total + item.price.minorUnits, 0));
  return {
    id: 'order-1',
    number: 'HDO-00000001',
    paymentSessionId: 'session-1',
    status: 'PENDING',
    items,
    subtotal,
    discount: usd(0),
    total: subtotal,
    totalInRupees: inr(items.reduce((total, { asset: bought }) => total + (bought?.price?.inr.minorUnits ?? 0), 0)),
    createdAt: '2026-11-01T09:00:00.000Z',
    completedAt: null,
    receiptEmail: 'ada@example.com',
    receiptStatus: 'PENDING',
    paymentUrl: '/api/sandbox/pay/session-1',
    paymentError: null,
    refunded: usd(0),
    refunds: [],
    receiptUrl: null,
    ...changes,
  };
}

/** Returns the order after payment: licenses issued, receipt sent, nothing left to pay. */
export function completed(pending: Order): Order {
  return {
    ...pending,
    status: 'COMPLETED',
    completedAt: '2026-11-01T09:05:00.000Z',
    receiptStatus: 'SENT',
    paymentUrl: null,
    paymentError: null,
    receiptUrl: `/api/orders/${pending.id}/receipt`,
    items: pending.items.map((item) => ({
      ...item,
      entitlement: item.asset ? entitlement(item.asset, item.license, { palette: item.palette ?? null }) : null,
    })),
  };
}
