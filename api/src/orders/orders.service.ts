import * as v from 'valibot';
import type { SinglePaymentEvent } from '../payments/payment-events.ts';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { JobHandlers, RecurringJob } from '../platform/jobs/jobs.ts';
import type { Audit } from '../staff/audit.ts';
import { applyEvent } from './apply-event.ts';
import { checkOut, type CheckoutDependencies, type CheckoutRequest } from './checkout.ts';
import { createCheckoutLimiter } from './checkout-limiter.ts';
import { abandonOpen, endIfPriceChanged, endingJobs, endingOfOverdue } from './end-unpaid.ts';
import { pruneKeys } from './idempotency.repository.ts';
import { isSold } from './order-states.ts';
import { viewOrders, type OrderContents } from './order-view.ts';
import { OrderSchema, type OrderDto, type OrderPageDto } from './orders.contract.ts';
import { createOrderDesk, type OrderDesk } from './desk/order-desk.ts';
import {
  findBySession,
  findItemized,
  hasSession,
  readOrderPage,
  type ItemizedOrder,
  type OpenedOrder,
} from './orders.repository.ts';
import type { OrderMailNeeds } from './order-mail.ts';
import { createOrderMailService, filesMailJob, sendFilesMail, type OrderMailService } from './order-mails.ts';
import { receiptJob, receiptOf, sendReceipt, type Receipt } from './receipt.ts';
import { returnMailJob, sendReturnMail } from './returned-payments.ts';
import { refundMailJob, sendRefundMail } from './refund-mail.ts';
import { askProvider, createRefundService, refundJob, type RefundService } from './refunds.ts';

/** Orders and their payment. */
export interface OrderService extends OrderDesk, RefundService, OrderMailService {
  /** @throws cart_not_ready, total_changed with `total`, idempotency_conflict, rate_limited, payment_unavailable */
  checkout(request: CheckoutRequest): Promise<OrderDto>;
  /** @throws not_found for an unknown session or that of another user */
  bySession(userId: string, sessionId: string): Promise<OrderDto>;
  /** @throws not_found for an unknown order or that of another user */
  byId(userId: string, orderId: string): Promise<OrderDto>;
  /** Returns the receipt of a paid order. @throws not_found for all others */
  receipt(userId: string, orderId: string): Promise<Receipt>;
  list(userId: string, page: number, limit: number): Promise<OrderPageDto>;
  /** Applies a payment event; returns false when it belongs to no order. */
  applyEvent(trx: Trx, event: SinglePaymentEvent): Promise<boolean>;
  /** Ends an order whose price has changed, including its session, so that it cannot be paid. */
  endIfPriceChanged(sessionId: string): Promise<void>;
  /** Ends all payable orders of a user; those that turn out to be paid are left to their payment event. */
  abandonOpen(userId: string): Promise<void>;
  /** Deletes idempotency keys older than a day. */
  pruneKeys(): Promise<void>;
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

interface OrderDependencies
  extends
    Omit<CheckoutDependencies, 'countFreeOrder' | 'viewOrder'>,
    OrderMailNeeds,
    Pick<Foundation, 'callLimits' | 'supportEmail'> {
  readonly audit: Audit;
}

/** Creates the service. Concurrency is limited per process. */
export function createOrderService(shop: OrderDependencies): OrderService {
  const { db, clock } = shop;
  // Free orders are not slowed down by a payment.
  const freeOrdersOfPerson = shop.callLimits('free-orders', 30, 3600);
  const limiter = createCheckoutLimiter();

  async function view(reader: DbOrTrx, order: OpenedOrder, known?: Partial<OrderContents>): Promise<OrderDto> {
    const [dto] = await viewOrders(reader, shop, order.user_id, [order], known);
    if (!dto) throw new Error('an order was lost on the way to its view');
    return dto;
  }

  const checkoutShop: CheckoutDependencies = {
    ...shop,
    countFreeOrder: (userId) => freeOrdersOfPerson.spend(userId),
    viewOrder: view,
  };

  return {
    ...createOrderDesk(shop),
    ...createRefundService(shop),
    ...createOrderMailService(shop),

    async checkout(request) {
      return v.parse(OrderSchema, JSON.parse(await limiter(request, () => checkOut(checkoutShop, request))));
    },

    async bySession(userId, sessionId) {
      const found = await findBySession(db, sessionId);
      if (found?.order.user_id !== userId) {
        throw new Problem('not_found', { message: "We couldn't find an order with that session ID." });
      }
      return view(db, found.order, { items: found.items });
    },

    async byId(userId, orderId) {
      const { order, items } = await ownOrder(db, userId, orderId);
      return view(db, order, { items });
    },

    async receipt(userId, orderId) {
      const own = await ownOrder(db, userId, orderId);
      if (!isSold(own.order))
        throw new Problem('not_found', { message: 'The receipt is available after the payment.' });
      return receiptOf(shop, own);
    },

    async list(userId, page, limit) {
      const { rows, pagination } = await readOrderPage(db, userId, { page, limit });
      return { orders: await viewOrders(db, shop, userId, rows), pagination };
    },

    applyEvent: (trx, event) => applyEvent(trx, shop, event),
    endIfPriceChanged: (sessionId) => endIfPriceChanged(shop, sessionId),
    abandonOpen: (userId) => abandonOpen(shop, userId),
    pruneKeys: () => pruneKeys(db, clock.now()),
    jobs: orderJobs(shop),
    recurringJobs: [endingOfOverdue],
  };
}

function orderJobs(shop: OrderDependencies): JobHandlers {
  return {
    [receiptJob]: (payload) => sendReceipt(shop, payload),
    [filesMailJob]: (payload) => sendFilesMail(shop, payload),
    [refundJob]: (payload) => askProvider(shop, payload),
    [returnMailJob]: (payload) => sendReturnMail(shop, payload),
    [refundMailJob]: (payload) => sendRefundMail(shop, payload),
    ...endingJobs(shop),
  };
}

async function ownOrder(db: Db, userId: string, orderId: string): Promise<ItemizedOrder<OpenedOrder>> {
  const { order, items = [] } = (isRowId(orderId) ? await findItemized(db, orderId) : undefined) ?? {};
  if (order?.user_id === userId && hasSession(order)) return { order, items };
  throw new Problem('not_found', { message: "We couldn't find this order." });
}
