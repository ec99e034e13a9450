import type { AccountService } from '../account/account.service.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CouponService } from '../cart/coupons.service.ts';
import type { DownloadService } from '../downloads/downloads.service.ts';
import { postTransaction } from '../ledger/ledger.service.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import type { RoyaltyService } from '../royalties/royalties.service.ts';
import { addJobs } from '../platform/jobs/jobs.ts';
import { canMove } from './order-states.ts';
import { moveOrder, type ItemizedOrder, type OrderRow } from './orders.repository.ts';
import { receiptJob } from './receipt.ts';

/** Dependencies of completing an order. */
export interface FulfillmentDependencies extends Pick<Foundation, 'db' | 'clock' | 'logger'> {
  readonly account: AccountService;
  readonly cart: CartService;
  readonly coupons: CouponService;
  readonly downloads: DownloadService;
  readonly royalties: RoyaltyService;
}

/** Payment of an order; free orders have none. */
interface OrderPayment {
  readonly paymentRef: string | null;
  readonly cause: string;
}

/**
 * Completes a locked order of a locked cart, together with its entitlements, bookings, cart changes and receipt job.
 * Idempotent.
 */
export async function completeOrder(
  trx: Trx,
  shop: FulfillmentDependencies,
  { order, items }: ItemizedOrder,
  { paymentRef, cause }: OrderPayment,
): Promise<OrderRow> {
  if (!canMove(order.status, 'paid')) return order;
  const at = shop.clock.now();
  const paid = await moveOrder(trx, order, { to: 'paid', cause, at }, { payment_ref: paymentRef, payment_error: null });
  await postTransaction(trx, {
    key: `order-paid:${order.id}`,
    kind: 'order-paid',
    at,
    entries: [
      { account: 'provider', amountCents: order.total_cents },
      { account: 'discounts', amountCents: order.discount_cents },
      { account: 'sales', amountCents: -order.subtotal_cents },
    ],
  });
  await fulfillOrder(trx, shop, { order, items }, at);
  return moveOrder(trx, paid, { to: 'completed', cause, at }, { completed_at: at });
}

/** Grants the entitlements, credits the studios, removes the purchases from the cart and schedules the receipt. */
async function fulfillOrder(
  trx: Trx,
  shop: FulfillmentDependencies,
  { order, items }: ItemizedOrder,
  at: Date,
): Promise<void> {
  const sold = items.map((item) => ({
    itemId: item.id,
    assetId: item.asset_id,
    priceCents: item.price_cents,
    discountCents: item.discount_cents,
  }));
  await shop.royalties.recordSale(trx, { orderId: order.id, at, items: sold });
  const bought = items.map((item) => ({
    assetId: item.asset_id,
    title: item.title,
    license: item.license,
    palette: item.palette,
    termsVersion: item.license_terms_version,
  }));
  const preparing = await shop.downloads.grant(trx, { userId: order.user_id, orderId: order.id }, bought);
  await shop.cart.removeBought(trx, order.user_id, bought);
  if (order.coupon_code !== null) {
    await shop.coupons.redeem(trx, { orderId: order.id, code: order.coupon_code, userId: order.user_id });
  }
  const receipt = { name: receiptJob, payload: { orderId: order.id }, key: `receipt-${order.id}` };
  await addJobs(trx, [...preparing, receipt]);
}
