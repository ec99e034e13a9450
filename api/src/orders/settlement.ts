import type { AccountService } from '../account/account.service.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CouponService } from '../cart/coupons.service.ts';
import type { DownloadService } from '../downloads/downloads.service.ts';
import { postTransaction } from '../ledger/ledger.service.ts';
import type { SinglePaymentEvent } from '../payments/payment-events.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Trx } from '../database.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { dollars } from '../platform/money/price.ts';
import { canMove, isPayable, isSold } from './order-states.ts';
import {
  findBySession,
  findItems,
  lockOrder,
  moveOrder,
  notePaymentError,
  type OrderRow,
} from './orders.repository.ts';
import { receiptJob } from './receipt.ts';
import { returnPayment } from './returned-payments.ts';
import { settleRefund } from './settle-refund.ts';

/** What settling needs from the rest of the shop. */
export interface SettlementDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly account: AccountService;
  readonly cart: CartService;
  readonly coupons: CouponService;
  readonly downloads: DownloadService;
}

/** What was paid for an order: nothing when nothing was due. */
interface Settlement {
  readonly paymentRef: string | null;
  readonly cause: string;
}

/**
 * Completes a locked order of a locked cart: rights, books, cart and receipt belong to one transaction with it.
 * Completing what is complete changes nothing.
 */
export async function completeOrder(
  trx: Trx,
  shop: SettlementDependencies,
  order: OrderRow,
  { paymentRef, cause }: Settlement,
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
  await deliverOrder(trx, shop, order);
  return moveOrder(trx, paid, { to: 'completed', cause, at }, { completed_at: at });
}

/** Gives the rights, takes what was bought out of the cart, and lets the receipt follow. */
async function deliverOrder(trx: Trx, shop: SettlementDependencies, order: OrderRow): Promise<void> {
  const items = await findItems(trx, [order.id]);
  const bought = items.map((item) => ({
    assetId: item.asset_id,
    title: item.title,
    license: item.license,
    palette: item.palette,
    termsVersion: item.license_terms_version,
  }));
  const holder = await shop.account.userById(order.user_id, trx);
  const recipient = { userId: order.user_id, holderName: holder.name, orderId: order.id };
  await shop.downloads.grant(trx, recipient, bought);
  await shop.cart.removeBought(trx, order.user_id, bought);
  if (order.coupon_code !== null) {
    await shop.coupons.settle(trx, { orderId: order.id, code: order.coupon_code, userId: order.user_id });
  }
  await addJob(trx, receiptJob, { orderId: order.id }, { key: `receipt-${order.id}` });
}

/**
 * Gives a payment event its effect, in whatever order events arrive: money that was taken always completes the order,
 * and a late failure never undoes that. False when it belongs to no order.
 */
export async function settle(trx: Trx, shop: SettlementDependencies, event: SinglePaymentEvent): Promise<boolean> {
  if (event.type === 'payment.refunded') return settleRefund(trx, shop, event);
  const found = await findBySession(trx, event.sessionId);
  if (!found) return false;
  // Carts are locked before orders everywhere, so that two transactions never wait for each other.
  await shop.cart.lock(trx, found.user_id);
  const order = await lockOrder(trx, found.id);
  if (event.type === 'payment.succeeded') await settleSuccess(trx, shop, order, event);
  else await settleFailure(trx, shop, order, event.reason);
  return true;
}

async function settleSuccess(
  trx: Trx,
  shop: SettlementDependencies,
  order: OrderRow,
  event: Extract<SinglePaymentEvent, { type: 'payment.succeeded' }>,
): Promise<void> {
  const { type, amountCents, paymentRef } = event;
  const isDue = !isSold(order) && amountCents === order.total_cents;
  if (isDue) await completeOrder(trx, shop, order, { paymentRef, cause: type });
  else if (order.payment_ref !== paymentRef && amountCents > 0) {
    shop.logger.error({ order: order.number, amountCents, paymentRef }, 'a payment that was not due goes back');
    await returnPayment(trx, shop.clock, order, event);
    if (isPayable(order)) await endWithReturn(trx, shop, order, amountCents);
  }
}

/** Ends an order that was paid with another amount than was due; its session is used up. */
async function endWithReturn(
  trx: Trx,
  { clock, coupons }: SettlementDependencies,
  order: OrderRow,
  amountCents: number,
): Promise<void> {
  const paid = dollars(amountCents);
  const reason = `${paid} was paid, but ${dollars(order.total_cents)} was due. The ${paid} goes back; please check out again.`;
  await coupons.giveBack(trx, order.id);
  const step = { to: 'expired', cause: 'wrong amount', at: clock.now() } as const;
  await moveOrder(trx, order, step, { payment_error: reason });
}

async function settleFailure(trx: Trx, shop: SettlementDependencies, order: OrderRow, reason: string): Promise<void> {
  if (order.status === 'failed') await notePaymentError(trx, order.id, reason);
  if (!canMove(order.status, 'failed')) return;
  await moveOrder(
    trx,
    order,
    { to: 'failed', cause: 'payment.failed', at: shop.clock.now() },
    { payment_error: reason },
  );
}
