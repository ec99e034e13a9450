import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import { licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { dollars } from '../platform/money.ts';
import { pageInfo } from '../platform/page-info.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import { type LiveContext, subscriptionField } from '../platform/live/subscription-field.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { orderStatuses } from './order-statuses.ts';
import type { OrdersApi } from './OrdersApi.ts';

interface Context extends RequestContext, LiveContext {
  readonly orders: OrdersApi;
}

const reasons = {
  duplicate: 'DUPLICATE',
  'failed-delivery': 'FAILED_DELIVERY',
  'defective-file': 'DEFECTIVE_FILE',
} as const;

const restReasons = {
  DUPLICATE: 'duplicate',
  FAILED_DELIVERY: 'failed-delivery',
  DEFECTIVE_FILE: 'defective-file',
} as const;

const views = { ALL: 'all', REFUNDED: 'refunded', SOLD: 'sold', UNPAID: 'unpaid' } as const;
const sorts = { CREATED: 'created', CREATED_DESC: '-created', TOTAL: 'total', TOTAL_DESC: '-total' } as const;

/** Orders and checkout. */
export const orderResolvers: Resolvers<Context> = {
  Query: {
    orderByPaymentSession: (_root, { paymentSessionId }, { orders, isSignedIn }) =>
      isSignedIn ? orders.bySession(paymentSessionId) : null,
    adminOrders: async (_root, { view, sort, search, firstDay, lastDay, page, limit }, { orders }) => {
      const listing = await orders.adminOrders({
        view: views[view ?? 'ALL'],
        sort: sorts[sort ?? 'CREATED_DESC'],
        ...(search && { q: search }),
        ...(firstDay && { firstDay }),
        ...(lastDay && { lastDay }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: listing.orders, pageInfo: pageInfo(listing.pagination) };
    },
    adminOrder: (_root, { number }, { orders }) => orders.adminOrder(number),
    orders: async (_root, { page, limit }, { orders, isSignedIn }) => {
      if (!isSignedIn) return null;
      const listing = await orders.list(page ?? 1, limit ?? DEFAULT_PAGE_SIZE);
      return { items: listing.orders, pageInfo: pageInfo(listing.pagination) };
    },
  },
  Subscription: {
    orderChanged: subscriptionField(async ({ paymentSessionId }, { orders }: Context) => {
      const order = await orders.bySession(paymentSessionId);
      return order && `order:${order.id}`;
    }),
  },
  Mutation: {
    startCheckout: async (_root, { input }, { orders }) => {
      const { data, errors } = await outcomeOf(orders.startCheckout(input.idempotencyKey, input.expectedTotal), {
        expects: ['CartNotReadyError', 'SwitchedOffError', 'TotalChangedError', 'ValidationError'],
        renamed: { 'idempotency-key': 'idempotencyKey' },
        fields: { TotalChangedError: 'expectedTotal', ValidationError: 'idempotencyKey' },
      });
      return { order: data, errors };
    },
    exportOrders: (_root, { input: { view, search, firstDay, lastDay } }, { orders }) => {
      const narrowed = { ...(search && { q: search }), ...(firstDay && { firstDay }), ...(lastDay && { lastDay }) };
      return exportOutcome(orders.exportOrders({ view: views[view ?? 'ALL'], ...narrowed }));
    },
    refundOrder: async (_root, { input }, { orders }) => {
      const { orderNumber, idempotencyKey, reason, amount, itemIds } = input;
      const request = {
        number: orderNumber,
        idempotencyKey,
        reason: restReasons[reason],
        amountCents: amount ?? null,
        itemIds: itemIds ?? null,
      };
      const { data, errors } = await outcomeOf(orders.refund(request), {
        expects: ['NotFoundError', 'ProofRequiredError', 'RefundRefusedError', 'ValidationError'],
        renamed: { 'idempotency-key': 'idempotencyKey', number: 'orderNumber', amountCents: 'amount' },
        fields: { NotFoundError: 'orderNumber', RefundRefusedError: 'amount', ValidationError: 'idempotencyKey' },
      });
      return { order: data, errors };
    },
  },
  TotalChangedError: { total: ({ problem }) => dollars(Number(problem['total'])) },
  AdminOrder: {
    status: (order) => orderStatuses[order.status],
    subtotal: (order) => dollars(order.subtotal),
    discount: (order) => dollars(order.discount),
    total: (order) => dollars(order.total),
    refunded: (order) => dollars(order.refunded),
    refundable: (order) => dollars(order.refundable),
    paymentReference: (order) => order.paymentRef,
  },
  OrderFacts: {
    status: (order) => orderStatuses[order.status],
    total: (order) => dollars(order.total),
    refunded: (order) => dollars(order.refunded),
  },
  OrderStep: {
    from: ({ from }) => from && orderStatuses[from],
    to: ({ to }) => orderStatuses[to],
  },
  AdminOrderItem: {
    license: (item) => licenseTypes[item.license],
    paid: (item) => dollars(item.paid),
  },
  Refund: {
    amount: (refund) => dollars(refund.amount),
    reason: (refund) => refund.reason && reasons[refund.reason],
    status: (refund) => (refund.status === 'done' ? 'DONE' : 'REQUESTED'),
  },
  Order: {
    paymentSessionId: (order) => order.sessionId,
    status: (order) => orderStatuses[order.status],
    subtotal: (order) => dollars(order.subtotal),
    discount: (order) => dollars(order.discount),
    total: (order) => dollars(order.total),
    totalInRupees: ({ totalInr }) => (totalInr === null ? null : { minorUnits: totalInr, currency: 'INR' }),
    refunded: (order) => dollars(order.refunded),
    receiptStatus: (order) => (order.receiptStatus === 'sent' ? 'SENT' : 'PENDING'),
  },
  OrderItem: {
    license: (item) => licenseTypes[item.license],
    price: (item) => dollars(item.price),
  },
};
