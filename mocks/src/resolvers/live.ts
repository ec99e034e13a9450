import { notFound, upstreamUnavailable } from '../failures.ts';
import type { SubscriptionResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { repeatedChanges } from '../repeated-changes.ts';

const resolve = () => ({ toldAt: new Date().toISOString() });

/**
 * Resolvers of subscriptions to changes: everything changes periodically, and waiting work advances when it is read.
 */
export function liveFields(shop: Shop): SubscriptionResolvers {
  const told = () => {
    if (shop.scenario === 'upstreamDown') throw upstreamUnavailable();
    return repeatedChanges();
  };
  return {
    adminWaitingChanged: {
      resolve,
      subscribe: (_root, _args, context) => {
        shop.demand(context, 'shop.overview');
        return told();
      },
    },
    submissionsChanged: {
      resolve,
      subscribe: (_root, { studioId }, context) => {
        const { user } = signedIn(shop, context);
        if (!user.studios.some((each) => each.studioId === studioId)) throw notFound();
        return told();
      },
    },
    ticketChanged: {
      resolve,
      subscribe: (_root, { number }, context) => {
        const { tickets } = signedIn(shop, context);
        if (!tickets.some((ticket) => ticket.number === number)) throw notFound();
        return told();
      },
    },
    filesChanged: {
      resolve,
      subscribe: (_root, _args, context) => {
        signedIn(shop, context);
        return told();
      },
    },
    subscriptionSessionChanged: {
      resolve,
      subscribe: (_root, _args, context) => {
        signedIn(shop, context);
        return told();
      },
    },
    orderChanged: {
      resolve,
      subscribe: (_root, { paymentSessionId }, context) => {
        const { orders } = signedIn(shop, context);
        if (!orders.some((order) => order.paymentSessionId === paymentSessionId)) throw notFound();
        return told();
      },
    },
  };
}
