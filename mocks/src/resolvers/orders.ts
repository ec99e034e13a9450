import { cart } from '../factories/cart.ts';
import { usd } from '../factories/money.ts';
import { completed, order, orderItem } from '../factories/purchase.ts';
import type { MutationResolvers, Order, QueryResolvers } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { paymentQueries } from './payments.ts';
import type { EarlyAccess } from './early-access.ts';
import { switchedOff } from './shop-switches.ts';

/** Completes or fails the payment since the order was last read. */
function endPayment(account: Account, pending: Order, outcome: Shop['paymentOutcome']): void {
  const ended =
    outcome === 'completed'
      ? completed(pending)
      : { ...pending, status: 'FAILED' as const, paymentError: 'Your card was declined.' };
  account.orders = account.orders.map((each) => (each.id === pending.id ? ended : each));
  if (outcome === 'completed') {
    const issued = ended.items.flatMap((item) => (item.entitlement ? [item.entitlement] : []));
    account.entitlements = [...issued, ...account.entitlements];
    account.items = [];
    account.coupon = null;
  }
}

/** Resolvers of the viewer's orders. The first read of a new order returns it pending, the second paid or failed. */
export function orderQueries(shop: Shop): QueryResolvers {
  return {
    ...paymentQueries,
    orderByPaymentSession: (_root, { paymentSessionId }, context) => {
      const account = shop.viewer(context);
      const found = account?.orders.find((each) => each.paymentSessionId === paymentSessionId) ?? null;
      if (account && found?.status === 'PENDING' && shop.paymentOutcome !== 'pending') {
        endPayment(account, found, shop.paymentOutcome);
      }
      return found;
    },
    orders: (_root, { page, limit }, context) => {
      const account = shop.viewer(context);
      return account && paged(account.orders, page ?? 1, limit ?? 24);
    },
  };
}

/** Resolvers of checkout. The same idempotency key returns the same order. */
export function orderMutations(shop: Shop, earlyAccess: EarlyAccess): MutationResolvers {
  const byKey = new Map<string, string>();
  return {
    startCheckout: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const off = switchedOff(shop, 'PURCHASES');
      if (off.length > 0) return { order: null, errors: off };
      const before = account.orders.find((each) => each.paymentSessionId === byKey.get(input.idempotencyKey));
      if (before) return { order: before, errors: [] };

      const { items, subtotal, discount, total } = cart(account.items, account.coupon);
      const isBlocked = items.some(({ asset, price }) => !price || earlyAccess.isClosedTo(account, asset));
      if (items.length === 0 || isBlocked) {
        const message = 'Your cart is not ready for checkout.';
        return { order: null, errors: [{ __typename: 'CartNotReadyError', message, path: [] }] };
      }
      if (total.usd.minorUnits !== input.expectedTotal) {
        const message = 'The total has changed. Please check it and try again.';
        const path = ['expectedTotal'];
        return { order: null, errors: [{ __typename: 'TotalChangedError', message, path, total: total.usd }] };
      }
      const number = account.orders.length + 1;
      const paymentSessionId = `session-${number}`;
      const placed = order({
        id: `order-${number}`,
        number: `HDO-${String(number).padStart(8, '0')}`,
        paymentSessionId,
        items: items.map(({ asset, license, palette, price }) =>
          orderItem(asset, { license, palette: palette ?? null, price: price?.usd ?? usd(0) }),
        ),
        subtotal: subtotal.usd,
        discount: discount.usd,
        total: total.usd,
        receiptEmail: account.user.email,
        paymentUrl: `/api/sandbox/pay/${paymentSessionId}`,
      });
      byKey.set(input.idempotencyKey, paymentSessionId);
      account.orders = [placed, ...account.orders];
      return { order: placed, errors: [] };
    },
  };
}
