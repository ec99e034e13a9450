import { planWithInterval, ReasonField } from '@halfdrop/domain';
import type {
  AdminSubscription,
  MutationResolvers,
  PlanSubscription,
  QueryResolvers,
  SubscriptionFacts,
  SubscriptionSort,
  SubscriptionView,
} from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { notFound } from '../user-errors.ts';
import type { HeldPlans } from './held-plans.ts';
import { type Kept, keptOf, now, over, stepped } from './kept-subscriptions.ts';
import { subscriptionCorrections } from './subscription-corrections.ts';

const endedNow = { status: 'EXPIRED', endedAt: now, moneyBackEndsAt: null } as const;

const views: Readonly<Record<SubscriptionView, (status: PlanSubscription['status']) => boolean>> = {
  ALL: () => true,
  CANCELED: (status) => status === 'CANCELED',
  OVER: (status) => status === 'EXPIRED',
  RUNNING: (status) => status !== 'EXPIRED',
  TRIALS: (status) => status === 'TRIALING',
  UNPAID: (status) => status === 'PAST_DUE',
};
const sorts: Readonly<Record<SubscriptionSort, (left: SubscriptionFacts, right: SubscriptionFacts) => number>> = {
  RENEWAL: (left, right) => left.currentPeriodEndsAt.localeCompare(right.currentPeriodEndsAt),
  RENEWAL_DESC: (left, right) => right.currentPeriodEndsAt.localeCompare(left.currentPeriodEndsAt),
  STARTED: (left, right) => left.startedAt.localeCompare(right.startedAt),
  STARTED_DESC: (left, right) => right.startedAt.localeCompare(left.startedAt),
};

function queriesOf(shop: Shop, { all, find }: Kept): QueryResolvers {
  return {
    adminSubscriptions: (_root, { view, sort, planId, search, page, limit }, context) => {
      shop.demand(context, 'subscription.inspect');
      const found = all()
        .filter(({ status, person }) => views[view ?? 'RUNNING'](status) && (!search || person?.email === search))
        .filter(({ plan }) => !planId || plan.id === planId)
        .map(toFacts)
        .toSorted(sorts[sort ?? 'STARTED_DESC']);
      return paged(found, page ?? 1, limit ?? 24);
    },
    adminSubscription: (_root, { id }, context) => {
      shop.demand(context, 'subscription.inspect');
      return find(id) ?? null;
    },
  };
}

function mutationsOf(shop: Shop, { find, keep }: Kept): MutationResolvers {
  return {
    cancelForSubscriber: (_root, { input }, context) => {
      shop.demand(context, 'subscription.correct');
      const found = find(input.subscriptionId);
      if (!found) return { subscription: null, errors: [notFound('subscriptionId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, input.reason)]);
      if (errors.length > 0) return { subscription: null, errors };
      if (found.status === 'EXPIRED') return { subscription: null, errors: [over] };
      const canceled: AdminSubscription = { ...found, status: 'CANCELED' };
      const after = input.isAtOnce ? { ...found, ...endedNow } : canceled;
      return { subscription: keep(stepped(after, found, 'staff')), errors };
    },
    creditSubscription: (_root, { input }, context) => {
      shop.demand(context, 'subscription.correct');
      const found = find(input.subscriptionId);
      if (!found) return { subscription: null, errors: [notFound('subscriptionId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, input.reason)]);
      if (errors.length > 0) return { subscription: null, errors };
      const { downloadsLeft, creditedDownloads } = found;
      if (downloadsLeft === null) {
        const message = 'Its plan has unlimited downloads.';
        return { subscription: null, errors: [{ ...over, message }] };
      }
      const credited = {
        ...found,
        downloadsLeft: downloadsLeft + input.downloads,
        creditedDownloads: creditedDownloads + input.downloads,
        creditEndsAt: '2026-12-01T09:00:00.000Z',
      };
      return { subscription: keep(credited), errors };
    },
    refundSubscription: (_root, { input }, context) => {
      shop.demand(context, 'subscription.refund');
      const found = find(input.subscriptionId);
      if (!found) return { subscription: null, errors: [notFound('subscriptionId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, input.reason)]);
      if (errors.length > 0) return { subscription: null, errors };
      if (found.moneyBackEndsAt === null) {
        const message = 'The first payment can be given back for 30 days.';
        return { subscription: null, errors: [{ __typename: 'MoneyBackOverError', message, path: [] }] };
      }
      const payments = found.payments.map((payment) => ({ ...payment, refunded: payment.amount }));
      const ended = { ...found, ...endedNow, claimed: [], payments };
      return { subscription: keep(stepped(ended, found, 'refund')), errors };
    },
  };
}

/** State and resolvers of the subscription desk. */
export function subscriptionDeskState(
  shop: Shop,
  held: HeldPlans,
  proven: ReadonlySet<Account>,
): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const kept = keptOf(shop, held);
  const corrections = subscriptionCorrections(shop, kept, proven);
  return {
    queries: { ...queriesOf(shop, kept), ...corrections.queries },
    mutations: { ...mutationsOf(shop, kept), ...corrections.mutations },
  };
}

function toFacts({
  id,
  person,
  plan,
  status,
  price,
  startedAt,
  currentPeriodEndsAt,
}: AdminSubscription): SubscriptionFacts {
  return { id, person, planName: planWithInterval(plan), status, price, startedAt, currentPeriodEndsAt };
}
