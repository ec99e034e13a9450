import { DEFAULT_PAGE_SIZE, publicAssetId } from '@halfdrop/domain';
import type { Resolvers } from '../generated/resolvers.ts';
import { dollars } from '../platform/money.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SubscriptionDeskApi } from './SubscriptionDeskApi.ts';
import { subscriptionStatuses } from './subscription-statuses.ts';

interface Context extends RequestContext {
  readonly subscriptionDesk: SubscriptionDeskApi;
}

const views = {
  ALL: 'all',
  CANCELED: 'canceled',
  OVER: 'over',
  RUNNING: 'running',
  TRIALS: 'trials',
  UNPAID: 'unpaid',
} as const;
const sorts = { RENEWAL: 'renewal', RENEWAL_DESC: '-renewal', STARTED: 'started', STARTED_DESC: '-started' } as const;
const paymentKinds = { change: 'CHANGE', first: 'FIRST', renewal: 'RENEWAL' } as const;
const fields = { NotFoundError: 'subscriptionId' } as const;

/** Resolvers for managing subscriptions. Authorization is enforced by the API. */
export const subscriptionDeskResolvers: Resolvers<Context> = {
  Query: {
    adminSubscriptions: async (
      _root,
      { view, sort, planId, planVersion, search, page, limit },
      { subscriptionDesk },
    ) => {
      const { subscriptions, pagination } = await subscriptionDesk.list({
        view: views[view ?? 'RUNNING'],
        sort: sorts[sort ?? 'STARTED_DESC'],
        ...(planId && { plan: planId }),
        ...(planVersion && { version: planVersion }),
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: subscriptions, pageInfo: pageInfo(pagination) };
    },
    adminSubscription: (_root, { id }, { subscriptionDesk }) => subscriptionDesk.one(id),
  },
  Mutation: {
    exportSubscriptions: (_root, { input: { view, planId, planVersion, search } }, { subscriptionDesk }) =>
      exportOutcome(
        subscriptionDesk.export({
          view: views[view ?? 'RUNNING'],
          ...(planId && { plan: planId }),
          ...(planVersion && { version: planVersion }),
          ...(search && { q: search }),
        }),
      ),
    cancelForSubscriber: async (_root, { input: { subscriptionId, ...cancellation } }, { subscriptionDesk }) => {
      const { data, errors } = await outcomeOf(subscriptionDesk.cancel(subscriptionId, cancellation), {
        expects: ['NotFoundError', 'SubscriptionStateError', 'ValidationError'],
        fields,
      });
      return { subscription: data, errors };
    },
    creditSubscription: async (_root, { input }, { subscriptionDesk }) => {
      const { subscriptionId, idempotencyKey: key, downloads, reason } = input;
      const { data, errors } = await outcomeOf(subscriptionDesk.credit(subscriptionId, { downloads, reason, key }), {
        expects: ['NotFoundError', 'SubscriptionStateError', 'ValidationError'],
        fields,
        renamed: { key: 'idempotencyKey' },
      });
      return { subscription: data, errors };
    },
    refundSubscription: async (_root, { input: { subscriptionId, reason } }, { subscriptionDesk }) => {
      const { data, errors } = await outcomeOf(subscriptionDesk.refund(subscriptionId, reason), {
        expects: ['MoneyBackOverError', 'NotFoundError', 'ProofRequiredError', 'ValidationError'],
        fields,
      });
      return { subscription: data, errors };
    },
  },
  AdminSubscription: {
    status: ({ status }) => subscriptionStatuses[status],
    price: ({ price }) => dollars(price),
    currentPeriodStartedAt: ({ currentPeriodStart }) => currentPeriodStart,
    currentPeriodEndsAt: ({ currentPeriodEnd }) => currentPeriodEnd,
    moneyBackEndsAt: ({ moneyBackUntil }) => moneyBackUntil,
    providerReference: ({ providerRef }) => providerRef,
    creditEndsAt: ({ creditedUntil }) => creditedUntil,
  },
  SubscriptionFacts: {
    status: ({ status }) => subscriptionStatuses[status],
    price: ({ price }) => dollars(price),
    currentPeriodEndsAt: ({ currentPeriodEnd }) => currentPeriodEnd,
  },
  SubscriptionPayment: {
    paymentReference: ({ paymentRef }) => paymentRef,
    kind: ({ kind }) => paymentKinds[kind],
    amount: ({ amount }) => dollars(amount),
    refunded: ({ refunded }) => dollars(refunded),
    periodStartedAt: ({ periodStart }) => periodStart,
  },
  SubscriptionStep: {
    from: ({ from }) => from && subscriptionStatuses[from],
    to: ({ to }) => subscriptionStatuses[to],
  },
  ClaimedPattern: { sku: ({ skuId }) => publicAssetId(skuId) },
};
