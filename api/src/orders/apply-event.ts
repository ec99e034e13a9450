import type { SinglePaymentEvent } from '../payments/payment-events.ts';
import type { Trx } from '../database.ts';
import { dollars } from '@halfdrop/domain';
import { applyRefund } from './apply-refund.ts';
import { completeOrder, type FulfillmentDependencies } from './complete-order.ts';
import { canMove, isPayable, isSold } from './order-states.ts';
import {
  findBySession,
  lockOrder,
  moveOrder,
  recordPaymentError,
  type ItemizedOrder,
  type OrderRow,
} from './orders.repository.ts';
import { returnPayment } from './returned-payments.ts';

/**
 * Applies a payment event. Events may arrive in any order: a successful payment always completes the order, and a late
 * failure never undoes that. Returns false when it belongs to no order.
 */
export async function applyEvent(trx: Trx, shop: FulfillmentDependencies, event: SinglePaymentEvent): Promise<boolean> {
  if (event.type === 'payment.refunded') return applyRefund(trx, shop, event);
  const found = await findBySession(trx, event.sessionId);
  if (!found) return false;
  // Carts are always locked before orders, to prevent deadlocks.
  await shop.cart.lock(trx, found.order.user_id);
  const order = await lockOrder(trx, found.order.id);
  if (event.type === 'payment.succeeded') await applySuccess(trx, shop, { order, items: found.items }, event);
  else await applyFailure(trx, shop, order, event.reason);
  return true;
}

async function applySuccess(
  trx: Trx,
  shop: FulfillmentDependencies,
  { order, items }: ItemizedOrder,
  event: Extract<SinglePaymentEvent, { type: 'payment.succeeded' }>,
): Promise<void> {
  const { type, amountCents, paymentRef } = event;
  const isDue = !isSold(order) && amountCents === order.total_cents;
  if (isDue) await completeOrder(trx, shop, { order, items }, { paymentRef, cause: type });
  else if (order.payment_ref !== paymentRef && amountCents > 0) {
    shop.logger.error({ order: order.number, amountCents, paymentRef }, 'a payment that was not due goes back');
    await returnPayment(trx, shop.clock, order, event);
    if (isPayable(order)) await endWithReturn(trx, shop, order, amountCents);
  }
}

/** Ends an order that was paid with the wrong amount and returns the payment; its session is used up. */
async function endWithReturn(
  trx: Trx,
  { clock, coupons }: FulfillmentDependencies,
  order: OrderRow,
  amountCents: number,
): Promise<void> {
  const paid = dollars(amountCents);
  const reason = `${paid} was paid, but ${dollars(order.total_cents)} was due. The ${paid} goes back; please check out again.`;
  await coupons.giveBack(trx, order.id);
  const step = { to: 'expired', cause: 'wrong amount', at: clock.now() } as const;
  await moveOrder(trx, order, step, { payment_error: reason });
}

async function applyFailure(trx: Trx, shop: FulfillmentDependencies, order: OrderRow, reason: string): Promise<void> {
  if (order.status === 'failed') await recordPaymentError(trx, order.id, reason);
  if (!canMove(order.status, 'failed')) return;
  await moveOrder(
    trx,
    order,
    { to: 'failed', cause: 'payment.failed', at: shop.clock.now() },
    { payment_error: reason },
  );
}
