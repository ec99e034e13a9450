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

/** What completing an order needs from the rest of the shop. */
export interface FulfillmentDependencies extends Pick<Foundation, 'db' | 'clock' | 'logger'> {
  readonly account: AccountService;
  readonly cart: CartService;
  readonly coupons: CouponService;
  readonly downloads: DownloadService;
  readonly royalties: RoyaltyService;
}

/** What was paid for an order: nothing when nothing was due. */
interface OrderPayment {
  readonly paymentRef: string | null;
  readonly cause: string;
}

/**
 * Completes a locked order of a locked cart: rights, books, cart and receipt belong to one transaction with it.
 * Completing what is complete changes nothing.
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

/** Gives the rights, pays the studios, takes what was bought out of the cart, and lets the receipt follow. */
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
