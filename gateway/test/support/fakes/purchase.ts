import type { Apis } from '../../../src/context.ts';
import { restCoupon, restCouponUse } from '../coupon-fixtures.ts';
import { restPagination, restUser } from '../fixtures.ts';
import { restPriceDetails, restPriceEntry } from '../price-fixtures.ts';
import {
  restCart,
  restCertificate,
  restDownload,
  restDownloadQuota,
  restEntitlement,
  restAdminOrder,
  restOrderFacts,
  restOrder,
} from '../purchase-fixtures.ts';
import { restAdminPlan, restPlanVersion } from '../plan-fixtures.ts';
import { restAdminSubscription, restSubscriptionBill, restSubscriptionFacts } from '../subscription-desk-fixtures.ts';
import {
  restPlan,
  restPlanChangePreview,
  restSubscription,
  restSubscriptionSession,
} from '../subscription-fixtures.ts';

/** Creates fake calls about purchases. */
export function purchaseFakes(): Pick<
  Apis,
  | 'cart'
  | 'couponDesk'
  | 'planDesk'
  | 'priceDesk'
  | 'subscriptionDesk'
  | 'orders'
  | 'payments'
  | 'subscriptions'
  | 'downloads'
> {
  return {
    cart: {
      read: async () => restCart(),
      quote: async () => ({ cart: restCart({ id: 'quote' }), couponError: null }),
      add: async () => restCart(),
      addSaved: async () => restCart(),
      remove: async () => restCart({ items: [], totalItems: 0 }),
      clear: async () => restCart({ items: [], totalItems: 0 }),
      applyCoupon: async () => restCart({ coupon: { code: 'SAVE10', discountBasisPoints: 1000, amountOff: null } }),
      removeCoupon: async () => restCart(),
    },
    couponDesk: {
      list: async () => ({ coupons: [restCoupon()], pagination: restPagination(1) }),
      one: async (code) => ({ coupon: restCoupon({ code }), uses: [restCouponUse()] }),
      create: async ({ code }) => [restCoupon({ code })],
      export: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      change: async (code, { version, isActive }) => restCoupon({ code, isActive, version: version + 1 }),
    },
    planDesk: {
      list: async () => [restAdminPlan()],
      one: async (id) => ({ plan: restAdminPlan({ id }), versions: [restPlanVersion()] }),
      change: async (id, { version }) => restAdminPlan({ id, version: version + 1 }),
      cancel: async (id, { version }) => restAdminPlan({ id, version, planned: null }),
      sell: async (id, { isOnSale }) => restAdminPlan({ id, isOnSale }),
    },
    priceDesk: {
      book: async () => [restPriceEntry()],
      ownPrices: async () => ({
        entries: [restPriceEntry({ kind: 'asset', id: 'asset-1', name: 'Rose', skuId: '10000042' })],
        pagination: restPagination(1),
      }),
      one: async (kind, id) => restPriceDetails({ kind, id }),
      change: async (kind, id, { price, version }) => restPriceEntry({ kind, id, price, version: version + 1 }),
      cancel: async (kind, id, { version }) => restPriceEntry({ kind, id, planned: null, version }),
    },
    subscriptionDesk: {
      export: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      list: async () => ({ subscriptions: [restSubscriptionFacts()], pagination: restPagination(1) }),
      one: async (id) => restAdminSubscription({ id }),
      cancel: async (id) => restAdminSubscription({ id, status: 'canceled', cancelAtPeriodEnd: true }),
      credit: async (id, { downloads }) => restAdminSubscription({ id, creditedDownloads: downloads }),
      refund: async (id) => restAdminSubscription({ id, status: 'expired', moneyBackUntil: null }),
      bill: async () => ({ bill: restSubscriptionBill() }),
      previewPlan: async () => restPlanChangePreview(),
      changePlan: async (id) => restAdminSubscription({ id }),
      creditDays: async (id) => restAdminSubscription({ id }),
      retryPayment: async (id) => restAdminSubscription({ id, status: 'past_due' }),
    },
    orders: {
      startCheckout: async () => restOrder(),
      bySession: async () => restOrder(),
      list: async () => ({ orders: [restOrder()], pagination: restPagination(1) }),
      adminOrders: async () => ({ orders: [restOrderFacts()], pagination: restPagination(1) }),
      exportOrders: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      adminOrder: async () => restAdminOrder(),
      refund: async () => restAdminOrder(),
    },
    payments: { settings: async () => ({ methods: ['card'], isTest: true }) },
    subscriptions: {
      plans: async (offer) => [restPlan({ offer })],
      current: async () => ({ subscription: restSubscription(), canStartTrial: false }),
      portal: async () => ({ url: null }),
      createSession: async () => ({ sessionUrl: '/api/sandbox/pay/session-1', sessionId: 'session-1' }),
      bySession: async (sessionId) => restSubscriptionSession({ sessionId }),
      startTrial: async () => restSubscription({ status: 'trialing' }),
      previewChange: async () => restPlanChangePreview(),
      change: async () => restSubscription({ plan: restPlan({ id: 'elite-yearly', tier: 'elite' }) }),
      cancel: async () => restSubscription({ status: 'canceled', cancelAtPeriodEnd: true }),
      resume: async () => restSubscription(),
    },
    downloads: {
      library: async () => ({ entitlements: [restEntitlement()], pagination: restPagination(1) }),
      ownedAssetIds: async (ids) => ids.slice(0, 1),
      history: async () => ({ downloads: [restDownload()], pagination: restPagination(1) }),
      quota: async () => restDownloadQuota(),
      claimWithPlan: async () => ({ entitlement: restEntitlement(), quota: restDownloadQuota({ used: 4, left: 6 }) }),
      verify: async () => restCertificate(),
      claimFree: async () => ({
        entitlement: restEntitlement({ license: 'personal', formats: ['png'] }),
        user: restUser({ freeDownloads: 4 }),
      }),
      createLink: async () => ({
        url: '/api/downloads/signed',
        fileName: 'Half-drop_Peony_1.zip',
        isReady: true,
        formats: [{ format: 'png', isReady: true, size: 123_456 }],
        expiresAt: '2026-11-02T09:05:00.000Z',
      }),
    },
  };
}
