import * as v from 'valibot';
import type { SinglePaymentEvent } from '../payments/payment-events.ts';
import { isRowId, type DbOrTrx, type Trx } from '../platform/database/database.ts';
import { paginate } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import {
  endIfPriceChanged,
  expireOrder,
  expiryJob,
  startOrder,
  type CheckoutDependencies,
  type CheckoutRequest,
} from './checkout.ts';
import { once, pruneKeys } from './idempotency.ts';
import { isPayable, isSold } from './order-states.ts';
import { viewOrders } from './order-view.ts';
import { OrderSchema, type OrderDto, type OrderPageDto } from './orders.contract.ts';
import {
  countOrders,
  findBySession,
  findOrder,
  findOrderPage,
  findPayableSessions,
  lockOrder,
  type OrderRow,
} from './orders.repository.ts';
import { receiptJob, receiptOf, sendReceipt, type Receipt } from './receipt.ts';
import { refundMailJob, sendRefundMail } from './refund-mail.ts';
import { askProvider, createRefundService, refundJob, type RefundService } from './refunds.ts';
import { priceCheckJob } from './settle-refund.ts';
import { settle } from './settlement.ts';

const SessionPayload = v.object({ sessionId: v.string() });

/** Orders and their payment. */
export interface OrderService extends RefundService {
  /** @throws cart_not_ready, total_changed with `total`, idempotency_conflict, rate_limited for free orders */
  checkout(request: CheckoutRequest): Promise<{ order: OrderDto; isReplay: boolean }>;
  /** @throws not_found for an unknown session and for someone else's alike */
  bySession(userId: string, sessionId: string): Promise<OrderDto>;
  /** @throws not_found for an unknown order and for someone else's alike */
  byId(userId: string, orderId: string): Promise<OrderDto>;
  /** The receipt of a paid order. @throws not_found for all others */
  receipt(userId: string, orderId: string): Promise<Receipt>;
  list(userId: string, page: number, limit: number): Promise<OrderPageDto>;
  /** Gives the event of a payment its effect; false when it belongs to no order. */
  settle(trx: Trx, event: SinglePaymentEvent): Promise<boolean>;
  /** Ends the session of an order whose price is not the one it was made with, so that it cannot be paid. */
  endIfPriceChanged(sessionId: string): Promise<void>;
  /** Ends every order of someone that can still be paid; what turns out to be paid already is left to settle. */
  abandonOpen(userId: string): Promise<void>;
  /** Forgets idempotency keys that are older than a day. */
  pruneKeys(): Promise<void>;
  readonly jobs: JobHandlers;
}

interface OrderDependencies extends CheckoutDependencies {
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/** Makes the service. The budget of free orders is counted in this process. */
export function createOrderService(shop: OrderDependencies): OrderService {
  const { db, clock, cart } = shop;
  // What costs nothing has no payment to slow it down.
  const freeOrdersOfPerson = createRateLimit(30, 3600);

  async function view(reader: DbOrTrx, order: OrderRow): Promise<OrderDto> {
    const [dto] = await viewOrders(reader, shop, order.user_id, [order]);
    if (!dto) throw new Error('an order was lost on the way to its view');
    return dto;
  }

  async function ownOrder(userId: string, orderId: string): Promise<OrderRow> {
    const order = isRowId(orderId) ? await findOrder(db, orderId) : undefined;
    if (order?.user_id !== userId) throw new Problem('not_found', { message: "We couldn't find this order." });
    return order;
  }

  async function withOrderOf(sessionId: string, work: (trx: Trx, order: OrderRow) => Promise<unknown>): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const found = await findBySession(trx, sessionId);
      if (!found) return;
      await cart.lock(trx, found.user_id);
      await work(trx, await lockOrder(trx, found.id));
    });
  }

  const expire = (sessionId: string, cause: string) =>
    withOrderOf(sessionId, async (trx, order) => {
      if (isPayable(order)) await expireOrder(trx, shop, order, { cause, reason: null });
    });
  const checkPrice = (sessionId: string) => withOrderOf(sessionId, (trx, order) => endIfPriceChanged(trx, shop, order));

  return {
    ...createRefundService(shop),

    async checkout(request) {
      const { userId, key, expectedTotal } = request;
      const keyed = { userId, key, request: { expectedTotal }, now: clock.now() };
      const answer = await once(db, keyed, async (trx) =>
        view(trx, await startOrder(trx, shop, request, () => freeOrdersOfPerson.spend(userId))),
      );
      return { order: v.parse(OrderSchema, JSON.parse(answer.json)), isReplay: answer.isReplay };
    },

    async bySession(userId, sessionId) {
      const order = await findBySession(db, sessionId);
      if (order?.user_id !== userId) {
        throw new Problem('not_found', { message: "We couldn't find an order with that session ID." });
      }
      return view(db, order);
    },

    byId: async (userId, orderId) => view(db, await ownOrder(userId, orderId)),

    async receipt(userId, orderId) {
      const order = await ownOrder(userId, orderId);
      if (!isSold(order)) throw new Problem('not_found', { message: 'There is no receipt before the payment.' });
      return receiptOf(shop, order);
    },

    async list(userId, page, limit) {
      const rows = await findOrderPage(db, userId, page, limit);
      const pagination = paginate(await countOrders(db, userId), page, limit);
      return { orders: await viewOrders(db, shop, userId, rows), pagination };
    },

    settle: (trx, event) => settle(trx, shop, event),

    endIfPriceChanged: checkPrice,

    async abandonOpen(userId) {
      for (const sessionId of await findPayableSessions(db, userId)) await expire(sessionId, 'account deleted');
    },

    pruneKeys: () => pruneKeys(db, clock.now()),

    jobs: {
      [receiptJob]: (payload) => sendReceipt(shop, payload),
      [refundJob]: (payload) => askProvider(shop, payload),
      [refundMailJob]: (payload) => sendRefundMail(shop, payload),
      [expiryJob]: (payload) => expire(v.parse(SessionPayload, payload).sessionId, 'not paid in time'),
      [priceCheckJob]: (payload) => checkPrice(v.parse(SessionPayload, payload).sessionId),
    },
  };
}
