import type {
  AdminOrder,
  OrderFacts,
  Cart,
  Certificate,
  Download,
  DownloadQuota,
  Entitlement,
  Order,
  Refund,
} from '../../src/generated/rest.ts';
import { restAsset, restPrice } from './fixtures.ts';

/** Creates a REST fixture of a cart with one extended license. */
export function restCart(changes: Partial<Cart> = {}): Cart {
  const price = restPrice(1900, 169_800);
  return {
    id: 'cart-1',
    totalItems: 1,
    items: [
      {
        id: 'cart-item-1',
        asset: restAsset(1),
        license: 'extended',
        palette: null,
        price,
        isHeld: false,
        opensAt: null,
      },
    ],
    subtotal: price,
    discount: restPrice(0, 0),
    total: price,
    coupon: null,
    notices: [],
    ...changes,
  };
}

/** Creates a REST fixture of a license. */
export function restEntitlement(changes: Partial<Entitlement> = {}): Entitlement {
  return {
    id: 'entitlement-1',
    asset: restAsset(1),
    title: 'Half-drop Peony 1',
    license: 'extended',
    palette: null,
    recolor: { palette: 'delft', unsuitedPalettes: [] },
    licenseNumber: 'HDL-0000000000A1',
    certificateCode: 'HDC-22222-33333-44444-55555',
    certificateUrl: '/api/downloads/entitlement-1/certificate',
    licenseTermsVersion: 2,
    formats: ['psd', 'jpg', 'png', 'svg', 'pdf', 'eps', 'ai'],
    acquiredAt: '2026-11-02T09:00:00.000Z',
    lastDownloadedAt: null,
    ...changes,
  };
}

/** Creates a REST fixture of a pending order. */
export function restOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'order-1',
    number: 'HDO-00000001',
    sessionId: 'session-1',
    status: 'pending',
    items: [
      {
        id: 'order-item-1',
        asset: restAsset(1),
        title: 'Half-drop Peony 1',
        license: 'extended',
        palette: null,
        licenseTermsVersion: 2,
        price: 1900,
        entitlement: null,
      },
    ],
    subtotal: 1900,
    discount: 190,
    total: 1710,
    totalInr: 152_820,
    createdAt: '2026-11-02T09:00:00.000Z',
    completedAt: null,
    receiptEmail: 'ada@example.com',
    receiptStatus: 'pending',
    paymentUrl: '/api/sandbox/pay/session-1',
    paymentError: null,
    refunded: 0,
    refunds: [],
    receiptUrl: null,
    ...changes,
  };
}

/** Creates a REST fixture of an order, as shown to admins. */
export function restAdminOrder(changes: Partial<AdminOrder> = {}): AdminOrder {
  return {
    number: 'HDO-00000001',
    status: 'completed',
    createdAt: '2026-11-02T09:00:00.000Z',
    receiptEmail: 'ada@example.com',
    completedAt: '2026-11-02T09:01:00.000Z',
    buyerId: 'user-1',
    buyerName: 'Ada Lovelace',
    subtotal: 1900,
    discount: 190,
    couponCode: 'SAVE10',
    total: 1710,
    refunded: 0,
    refundable: 1710,
    itemCount: 1,
    paymentRef: 'payment-1',
    paymentError: 'The card was declined.',
    receiptSentAt: '2026-11-02T09:02:00.000Z',
    items: [{ id: 'order-item-1', title: 'Half-drop Peony 1', license: 'extended', paid: 1710, isRefunded: false }],
    refunds: [],
    steps: [
      { from: null, to: 'pending', cause: 'checkout', happenedAt: '2026-11-02T09:00:00.000Z' },
      { from: 'pending', to: 'paid', cause: 'payment.succeeded', happenedAt: '2026-11-02T09:01:00.000Z' },
    ],
    ledgerKeys: ['order-paid:order-1'],
    providerEvents: [
      {
        id: 'evt_1',
        type: 'payment.succeeded',
        amount: 1710,
        receivedAt: '2026-11-02T09:01:00.000Z',
        failure: null,
      },
    ],
    ...changes,
  };
}

/** Creates a REST fixture of an order in the staff's list. */
export function restOrderFacts(): OrderFacts {
  const { number, status, createdAt, completedAt, receiptEmail, buyerName, total, refunded, itemCount } =
    restAdminOrder();
  return { number, status, createdAt, completedAt, receiptEmail, buyerName, total, refunded, itemCount };
}

/** Creates a REST fixture of a refund. */
export function restRefund(changes: Partial<Refund> = {}): Refund {
  return {
    id: 'refund-1',
    amount: 900,
    reason: 'defective-file',
    status: 'done',
    requestedAt: '2026-11-02T09:00:00.000Z',
    completedAt: '2026-11-02T09:00:00.000Z',
    ...changes,
  };
}

/** Creates a REST fixture of a download. */
export function restDownload(changes: Partial<Download> = {}): Download {
  return {
    id: 'download-1',
    title: 'Half-drop Peony 1',
    asset: restAsset(1),
    formats: ['png'],
    palette: null,
    downloadedAt: '2026-11-02T09:00:00.000Z',
    entitlementId: 'entitlement-1',
    ...changes,
  };
}

/** Creates a REST fixture of the download quota of a Starter plan. */
export function restDownloadQuota(changes: Partial<DownloadQuota> = {}): DownloadQuota {
  return {
    planName: 'Starter',
    license: 'standard',
    includesPremium: true,
    hasEarlyAccess: true,
    limit: 10,
    used: 3,
    left: 7,
    resetsAt: '2026-12-02T09:00:00.000Z',
    ...changes,
  };
}

/** Creates a REST fixture of a certificate. */
export function restCertificate(changes: Partial<Certificate> = {}): Certificate {
  return {
    code: 'HDC-22222-33333-44444-55555',
    status: 'valid',
    statusSince: null,
    holder: 'A••• W•••',
    title: 'Half-drop Peony 1',
    assetId: 'HD-10000001',
    asset: restAsset(1),
    license: 'standard',
    palette: null,
    licenseNumber: 'HDL-222222222222',
    licenseTermsVersion: 4,
    acquiredAt: '2026-11-01T09:00:00.000Z',
    ...changes,
  };
}
