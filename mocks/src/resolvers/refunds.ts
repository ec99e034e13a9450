import { sumOf } from '@halfdrop/domain';
import { usd } from '../factories/money.ts';
import type { MutationResolvers, Order, QueryResolvers, Refund } from '../generated/resolvers.ts';
import type { Account, Shop } from '../shop.ts';
import { asAdminOrder, orderDeskQueries, refundedIn } from './order-desk.ts';

const refundedAt = '2026-11-02T09:00:00.000Z';

/** Returns the order after a refund: the licenses of refunded items end, and all of them with the last cent. */
function refunded(order: Order, refund: Refund, itemIds: readonly string[]): Order {
  const refunds = [...order.refunds, refund];
  const isWhole = refundedIn(refunds) >= order.total.minorUnits;
  return {
    ...order,
    status: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    refunded: usd(refundedIn(refunds)),
    refunds,
    items: order.items.map((item) => (isWhole || itemIds.includes(item.id) ? { ...item, entitlement: null } : item)),
  };
}

/** State and resolvers of the admin view of orders, and of refunds, which are confirmed at once. */
export function refundState(shop: Shop): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const find = (number: string): { account: Account; order: Order } | null => {
    for (const account of shop.accounts) {
      const order = account.orders.find((each) => each.number === number.trim().toUpperCase());
      if (order) return { account, order };
    }
    return null;
  };
  return {
    queries: orderDeskQueries(shop),
    mutations: {
      refundOrder: (_root, { input }, context) => {
        shop.demand(context, 'order.refund');
        const found = find(input.orderNumber);
        if (!found) {
          const message = 'There is no order with this number.';
          return { order: null, errors: [{ __typename: 'NotFoundError', message, path: ['orderNumber'] }] };
        }
        const left = asAdminOrder(found.account, found.order).refundable.minorUnits;
        const itemIds = input.itemIds ?? [];
        const chosen = found.order.items.filter(({ id }) => itemIds.includes(id));
        const cost = sumOf(chosen.map(({ price }) => price.minorUnits));
        const amount = input.amount ?? (chosen.length > 0 ? cost : left);
        if (left === 0 || amount > left) {
          const message = 'There is nothing left to refund of this order.';
          return { order: null, errors: [{ __typename: 'RefundRefusedError', message, path: ['amount'] }] };
        }
        const refund: Refund = {
          id: `refund-${found.order.refunds.length + 1}`,
          amount: usd(amount),
          reason: input.reason,
          status: 'DONE',
          requestedAt: refundedAt,
          completedAt: refundedAt,
        };
        const after = refunded(found.order, refund, itemIds);
        found.account.orders = found.account.orders.map((each) => (each.id === after.id ? after : each));
        return { order: asAdminOrder(found.account, after), errors: [] };
      },
    },
  };
}
