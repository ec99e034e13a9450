import type { DbOrTrx } from '../../database.ts';
import { findProviderEvents } from '../../payments/provider-events.ts';
import { refundedIn } from '../apply-refund.ts';
import { toRefund } from '../order-view.ts';
import { findItems, type OrderItemRow, type OrderRow } from '../orders.repository.ts';
import { findRefunds, type RefundRow } from '../refunds.repository.ts';
import type { AdminOrderDto, OrderFactsDto } from './order-desk.contract.ts';
import { countItems, findBooked, findNames, findSteps } from './order-desk.repository.ts';

/** Returns the price of a line minus its share of the discount, in US cents. */
export function paidFor({ price_cents: price, discount_cents: discount }: OrderItemRow): number {
  return price - discount;
}

/** Converts orders to list entries. */
export async function viewOrderFacts(db: DbOrTrx, orders: readonly OrderRow[]): Promise<OrderFactsDto[]> {
  const ids = orders.map(({ id }) => id);
  const names = await findNames(db, [...new Set(orders.map(({ user_id: userId }) => userId))]);
  const refunds = await findRefunds(db, ids);
  const counts = await countItems(db, ids);
  return orders.map((order) =>
    toFacts(order, {
      buyerName: names.get(order.user_id) ?? null,
      refunds: refunds.filter((refund) => refund.order_id === order.id),
      itemCount: counts.get(order.id) ?? 0,
    }),
  );
}

/** Converts an order to its desk view, with its history and what can still be refunded. */
export async function viewAdminOrder(db: DbOrTrx, order: OrderRow): Promise<AdminOrderDto> {
  const items = await findItems(db, [order.id]);
  const refunds = await findRefunds(db, [order.id]);
  const names = await findNames(db, [order.user_id]);
  const steps = await findSteps(db, order);
  const refundedAssets = new Set(refunds.flatMap((refund) => refund.asset_ids));
  return {
    ...toFacts(order, { buyerName: names.get(order.user_id) ?? null, refunds, itemCount: items.length }),
    buyerId: names.has(order.user_id) ? order.user_id : null,
    subtotal: order.subtotal_cents,
    discount: order.discount_cents,
    couponCode: order.coupon_code,
    paymentRef: order.payment_ref,
    paymentError: order.payment_error,
    receiptSentAt: order.receipt_sent_at?.toISOString() ?? null,
    refundable: order.payment_ref === null ? 0 : Math.max(order.total_cents - refundedIn(refunds), 0),
    items: items.map((item) => ({
      id: item.id,
      title: item.title,
      license: item.license,
      paid: paidFor(item),
      isRefunded: refundedAssets.has(item.asset_id),
    })),
    refunds: refunds.map(toRefund),
    steps: steps.map(({ from_status: from, to_status: to, cause, at }) => ({
      from,
      to,
      cause,
      happenedAt: at.toISOString(),
    })),
    ledgerKeys: await findBooked(db, [
      `order-paid:${order.id}`,
      ...refunds.map(({ refund_ref: refundRef }) => `order-refunded:${refundRef}`),
    ]),
    providerEvents: await findProviderEvents(db, {
      sessionId: order.session_id,
      paymentRefs: order.payment_ref === null ? [] : [order.payment_ref],
      subscriptionRef: null,
    }),
  };
}

interface Beside {
  readonly buyerName: string | null;
  readonly refunds: readonly RefundRow[];
  readonly itemCount: number;
}

function toFacts(order: OrderRow, { buyerName, refunds, itemCount }: Beside): OrderFactsDto {
  return {
    number: order.number,
    status: order.status,
    createdAt: order.created_at.toISOString(),
    completedAt: order.completed_at?.toISOString() ?? null,
    receiptEmail: order.receipt_email,
    buyerName,
    total: order.total_cents,
    refunded: refundedIn(refunds),
    itemCount,
  };
}
