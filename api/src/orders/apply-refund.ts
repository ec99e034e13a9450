import { sumOf } from '@halfdrop/domain';
import type { DownloadService } from '../downloads/downloads.service.ts';
import { postTransaction } from '../ledger/ledger.service.ts';
import type { SinglePaymentEvent } from '../payments/payment-events.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import type { RoyaltyService } from '../royalties/royalties.service.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { canMove } from './order-states.ts';
import { findByPayment, findItems, lockOrder, moveOrder, type OrderRow } from './orders.repository.ts';
import { findPayableOrders } from './unpaid-orders.repository.ts';
import { refundMailJob } from './refund-mail.ts';
import { completeReturn } from './returned-payments.ts';
import { completeRefund, findRefunds, insertRefund, type RefundRow } from './refunds.repository.ts';

/** Job that checks whether the price of an unpaid order is still current. */
export const priceCheckJob = 'orders.check-price';

type RefundEvent = Extract<SinglePaymentEvent, { type: 'payment.refunded' }>;

interface RefundDependencies extends Pick<Foundation, 'clock' | 'logger'> {
  readonly downloads: Pick<DownloadService, 'revoke'>;
  readonly royalties: Pick<RoyaltyService, 'recordRefund'>;
}

/**
 * Applies a completed refund exactly once: books, order, licenses and a mail to the buyer in one transaction. A refund
 * without a request was made at the payment provider and is treated alike. Returns false when the payment belongs to no
 * order.
 */
export async function applyRefund(trx: Trx, shop: RefundDependencies, event: RefundEvent): Promise<boolean> {
  const found = await findByPayment(trx, event.paymentRef);
  if (!found) return completeReturn(trx, shop.clock, event);
  const order = await lockOrder(trx, found.id);
  const known = await findRefunds(trx, [order.id]);
  if (known.some((refund) => refund.refund_ref === event.refundRef)) return true;
  const at = shop.clock.now();
  const refund = await noteRefund(trx, order, known, event, at);
  await postTransaction(trx, {
    key: `order-refunded:${event.refundRef}`,
    kind: 'order-refund',
    at,
    entries: [
      { account: 'refunds', amountCents: event.amountCents },
      { account: 'provider', amountCents: -event.amountCents },
    ],
  });
  const { amountCents, refundRef } = event;
  await shop.royalties.recordRefund(trx, {
    orderId: order.id,
    refundRef,
    amountCents,
    assetIds: refund.asset_ids,
    at,
  });
  const before = known.filter(({ completed_at: completedAt }) => completedAt !== null);
  const refundedCents = refundedIn(before) + event.amountCents;
  if (refundedCents > order.total_cents) {
    shop.logger.error({ order: order.number, refundedCents }, 'more was refunded than was paid');
  }
  const to = refundedCents >= order.total_cents ? 'refunded' : 'partially_refunded';
  if (canMove(order.status, to)) await moveOrder(trx, order, { to, cause: event.type, at });
  await endLicenses(trx, shop, order, to === 'refunded' ? null : refund.asset_ids);
  await addJob(trx, refundMailJob, { refundId: refund.id }, { key: `refund-mail-${refund.id}` });
  return true;
}

/** Returns the total of refunds, in US cents. */
export function refundedIn(refunds: readonly RefundRow[]): number {
  return sumOf(refunds.map(({ amount_cents: amount }) => amount));
}

/** Completes the oldest request for this amount. */
function noteRefund(
  trx: Trx,
  order: OrderRow,
  known: readonly RefundRow[],
  { amountCents, refundRef }: RefundEvent,
  at: Date,
): Promise<RefundRow> {
  const asked = known.find((refund) => refund.refund_ref === null && refund.amount_cents === amountCents);
  if (asked) return completeRefund(trx, asked.id, refundRef, at);
  return insertRefund(trx, {
    order_id: order.id,
    amount_cents: amountCents,
    reason: null,
    asset_ids: [],
    requested_by: null,
    requested_at: at,
    refund_ref: refundRef,
    completed_at: at,
  });
}

/** Revokes the licenses of some or all patterns of an order; unpaid upgrades based on them lose their price. */
async function endLicenses(
  trx: Trx,
  { downloads }: RefundDependencies,
  order: OrderRow,
  some: readonly string[] | null,
): Promise<void> {
  const assetIds = some ?? (await findItems(trx, [order.id])).map((item) => item.asset_id);
  if (assetIds.length === 0) return;
  await downloads.revoke(trx, { orderId: order.id, assetIds });
  for (const { session_id: sessionId } of await findPayableOrders(trx, order.user_id)) {
    if (sessionId !== null) await addJob(trx, priceCheckJob, { sessionId }, { key: `check-price-${sessionId}` });
  }
}
