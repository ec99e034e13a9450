import type { MutationResolvers, QueryResolvers, UserResolvers } from '../generated/resolvers.ts';
import type { Account, Shop } from '../shop.ts';
import { heldPlans, type HeldPlans } from './held-plans.ts';
import { planChanges, planPreviews } from './plan-changes.ts';
import { planSessions } from './plan-sessions.ts';
import { subscriptionDeskState } from './subscription-desk.ts';

/** State and resolvers of subscriptions, with the plan of each person. */
export interface SubscriptionState extends HeldPlans {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
  readonly User: UserResolvers;
}

/** Creates the subscription state of one mocked shop. */
export function subscriptionState(shop: Shop, proven: ReadonlySet<Account>): SubscriptionState {
  const held = heldPlans(shop);
  const sessions = planSessions(shop, held);
  const desk = subscriptionDeskState(shop, held, proven);
  return {
    ...held,
    queries: { ...sessions.queries, ...planPreviews(shop, held), ...desk.queries },
    mutations: { ...sessions.mutations, ...planChanges(shop, held), ...desk.mutations },
    User: {
      subscription: ({ id, subscription: given }) => given ?? held.lastOf(id),
      canStartTrial: ({ id }) => held.canStartTrial(id),
      hasActiveSubscription: ({ id, hasActiveSubscription }) => hasActiveSubscription || held.liveOf(id) !== null,
    },
  };
}
