import { licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { Money, OrderStatus, Resolvers } from '../generated/resolvers.ts';
import type { Order } from '../generated/rest.ts';
import { pageInfo } from '../platform/page-info.ts';
import { settle } from '../platform/payload-errors.ts';

const statuses: Record<Order['status'], OrderStatus> = {
  completed: 'COMPLETED',
  expired: 'EXPIRED',
  failed: 'FAILED',
  pending: 'PENDING',
};

const dollars = (minorUnits: number): Money => ({ minorUnits, currency: 'USD' });

/** Orders and checkout. */
export const orderResolvers: Resolvers = {
  Query: {
    orderBySession: (_root, { sessionId }, { orders, isSignedIn }) => (isSignedIn ? orders.bySession(sessionId) : null),
    orders: async (_root, { page, limit }, { orders, isSignedIn }) => {
      if (!isSignedIn) return null;
      const listing = await orders.list(page ?? 1, limit ?? 24);
      return { items: listing.orders, pageInfo: pageInfo(listing.pagination) };
    },
  },
  Mutation: {
    startCheckout: async (_root, { input }, { orders }) => {
      const { data, errors } = await settle(orders.startCheckout(input.idempotencyKey, input.expectedTotal), {
        expects: ['CartNotReadyError', 'TotalChangedError', 'ValidationError'],
        renamed: { 'idempotency-key': 'idempotencyKey' },
        fields: { TotalChangedError: 'expectedTotal', ValidationError: 'idempotencyKey' },
      });
      return { order: data, errors };
    },
  },
  Order: {
    status: (order) => statuses[order.status],
    subtotal: (order) => dollars(order.subtotal),
    discount: (order) => dollars(order.discount),
    total: (order) => dollars(order.total),
    receiptStatus: (order) => (order.receiptStatus === 'sent' ? 'SENT' : 'PENDING'),
  },
  OrderItem: {
    license: (item) => licenseTypes[item.license],
    price: (item) => dollars(item.price),
  },
};
