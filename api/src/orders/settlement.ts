import type { AccountService } from '../account/account.service.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { DownloadService } from '../downloads/downloads.service.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Trx } from '../platform/database/database.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { PaymentEvent } from '../platform/payments/payment-event.ts';
import { findBySession, findItems, insertEvent, lockOrder, updateOrder, type OrderRow } from './orders.repository.ts';
import { receiptJob } from './receipt.ts';

/** What settling needs from the rest of the shop. */
export interface SettlementDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly account: AccountService;
  readonly cart: CartService;
  readonly downloads: DownloadService;
}

/**
 * Completes a locked order of a locked cart: rights, cart and receipt belong to one transaction with it.
 * Completing what is complete changes nothing.
 */
export async function completeOrder(trx: Trx, shop: SettlementDependencies, order: OrderRow): Promise<OrderRow> {
  if (order.status === 'completed') return order;
  const change = { status: 'completed', completed_at: shop.clock.now(), payment_error: null } as const;
  const completed = await updateOrder(trx, order.id, change);
  const items = await findItems(trx, [order.id]);
  const bought = items.map((item) => ({
    assetId: item.asset_id,
    title: item.title,
    license: item.license,
    termsVersion: item.license_terms_version,
    isFree: item.price_cents === 0,
  }));
  const holder = await shop.account.userById(order.user_id, trx);
  const recipient = { userId: order.user_id, holderName: holder.name, orderId: order.id };
  await shop.downloads.grant(trx, recipient, bought);
  await shop.cart.removeBought(trx, order.user_id, bought);
  await addJob(trx, receiptJob, { orderId: order.id }, { key: `receipt-${order.id}` });
  return completed;
}

/**
 * Gives a payment event its effect, once, however often and in whatever order events arrive: money that was taken
 * always completes the order, and a late failure never undoes that.
 */
export function settle(shop: SettlementDependencies, event: PaymentEvent): Promise<void> {
  return shop.db.transaction().execute(async (trx) => {
    const isNew = await insertEvent(trx, { id: event.id, type: event.type, receivedAt: shop.clock.now() });
    if (!isNew || (event.type !== 'payment.succeeded' && event.type !== 'payment.failed')) return;
    const found = await findBySession(trx, event.sessionId);
    if (!found) return;
    // Carts are locked before orders everywhere, so that two transactions never wait for each other.
    await shop.cart.lock(trx, found.user_id);
    const order = await lockOrder(trx, found.id);
    if (event.type === 'payment.succeeded') await settleSuccess(trx, shop, order, event.amountCents);
    else if (order.status === 'pending' || order.status === 'failed') {
      await updateOrder(trx, order.id, { status: 'failed', payment_error: event.reason });
    }
  });
}

async function settleSuccess(trx: Trx, shop: SettlementDependencies, order: OrderRow, amountCents: number) {
  if (amountCents !== order.total_cents) {
    shop.logger.error({ order: order.number, amountCents, expected: order.total_cents }, 'paid amount differs');
    return;
  }
  await completeOrder(trx, shop, order);
}
