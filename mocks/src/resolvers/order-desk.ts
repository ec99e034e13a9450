import { sumOf } from '@halfdrop/domain';
import { usd } from '../factories/money.ts';
import type {
  AdminOrder,
  Order,
  OrderFacts,
  OrderSort,
  OrderView,
  QueryResolvers,
  Refund,
} from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import type { Account, Shop } from '../shop.ts';

const views: Readonly<Record<OrderView, readonly Order['status'][] | null>> = {
  ALL: null,
  REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  SOLD: ['PAID', 'COMPLETED', 'PARTIALLY_REFUNDED'],
  UNPAID: ['PENDING', 'FAILED', 'EXPIRED'],
};
const sorts: Readonly<Record<OrderSort, (left: OrderFacts, right: OrderFacts) => number>> = {
  CREATED: (left, right) => left.createdAt.localeCompare(right.createdAt),
  CREATED_DESC: (left, right) => right.createdAt.localeCompare(left.createdAt),
  TOTAL: (left, right) => left.total.minorUnits - right.total.minorUnits,
  TOTAL_DESC: (left, right) => right.total.minorUnits - left.total.minorUnits,
};

/** Returns the total of refunds, completed or pending, in US cents. */
export function refundedIn(refunds: readonly Refund[]): number {
  return sumOf(refunds.map(({ amount }) => amount.minorUnits));
}

function toFacts({ user }: Account, order: Order): Omit<OrderFacts, '__typename'> {
  const { number, status, createdAt, completedAt, receiptEmail, total, refunds, items } = order;
  return {
    number,
    status,
    createdAt,
    completedAt: completedAt ?? null,
    receiptEmail,
    buyerName: user.name,
    total,
    refunded: usd(refundedIn(refunds)),
    itemCount: items.length,
  };
}

/** Returns an order as the staff sees it. */
export function asAdminOrder(account: Account, order: Order): AdminOrder {
  const { status, createdAt, completedAt, total, refunds } = order;
  const isSold = status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED';
  const { itemCount: _, ...facts } = toFacts(account, order);
  return {
    ...facts,
    buyerId: account.user.id,
    subtotal: order.subtotal,
    discount: order.discount,
    couponCode: null,
    paymentReference: completedAt ? `payment-${order.id}` : null,
    paymentError: order.paymentError ?? null,
    receiptSentAt: order.receiptStatus === 'SENT' ? (completedAt ?? null) : null,
    refundable: usd(isSold ? total.minorUnits - refundedIn(refunds) : 0),
    items: order.items.map(({ id, title, license, price, entitlement }) => ({
      id,
      title,
      license,
      paid: price,
      isRefunded: isSold && !entitlement,
    })),
    refunds,
    steps: [
      { from: null, to: 'PENDING', cause: 'checkout', happenedAt: createdAt },
      ...(completedAt
        ? ([
            { from: 'PENDING', to: 'PAID', cause: 'payment.succeeded', happenedAt: completedAt },
            { from: 'PAID', to: 'COMPLETED', cause: 'payment.succeeded', happenedAt: completedAt },
          ] as const)
        : []),
      ...refunds.map(({ completedAt: at, requestedAt }) => ({
        from: 'COMPLETED' as const,
        to: status,
        cause: 'payment.refunded',
        happenedAt: at ?? requestedAt,
      })),
    ],
    ledgerKeys: completedAt ? [`order-paid:${order.id}`] : [],
    providerEvents: completedAt
      ? [{ id: `evt-${order.id}`, type: 'payment.succeeded', amount: total, receivedAt: completedAt, failure: null }]
      : [],
  };
}

/** Resolvers for looking up orders at the order desk. */
export function orderDeskQueries(shop: Shop): QueryResolvers {
  const all = () => shop.accounts.flatMap((account) => account.orders.map((order) => ({ account, order })));
  return {
    adminOrders: (_root, { view, sort, search, firstDay, lastDay, page, limit }, context) => {
      shop.demand(context, 'order.inspect');
      const statuses = views[view ?? 'ALL'];
      const beginning = (search ?? '').trim().toLowerCase();
      const found = all()
        .map(({ account, order }) => toFacts(account, order))
        .filter(({ status }) => statuses === null || statuses.includes(status))
        .filter(({ createdAt }) => !firstDay || createdAt.slice(0, 10) >= firstDay)
        .filter(({ createdAt }) => !lastDay || createdAt.slice(0, 10) <= lastDay)
        .filter(({ number, receiptEmail }) =>
          [number, receiptEmail].some((text) => text.toLowerCase().startsWith(beginning)),
        );
      return paged(found.toSorted(sorts[sort ?? 'CREATED_DESC']), page ?? 1, limit ?? 24);
    },
    adminOrder: (_root, { number }, context) => {
      shop.demand(context, 'order.inspect');
      const found = all().find(({ order }) => order.number === number.trim().toUpperCase());
      return found ? asAdminOrder(found.account, found.order) : null;
    },
  };
}
