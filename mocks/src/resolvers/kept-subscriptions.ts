import { planWithInterval } from '@halfdrop/domain';
import { adminSubscription } from '../factories/subscription-desk.ts';
import type { AdminSubscription, SubscriptionStateError } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import type { HeldPlans } from './held-plans.ts';

/** The time at which staff actions in a mocked shop happen. */
export const now = '2026-11-25T09:00:00.000Z';

/** The error for a subscription that has ended. */
export const over: SubscriptionStateError & { readonly __typename: 'SubscriptionStateError' } = {
  __typename: 'SubscriptionStateError',
  message: 'It has ended.',
  path: [],
};

/** The subscriptions of a mocked shop, by account. */
export interface Kept {
  readonly all: () => AdminSubscription[];
  readonly find: (id: string) => AdminSubscription | undefined;
  readonly keep: (subscription: AdminSubscription) => AdminSubscription;
}

/** Returns the subscriptions of a mocked shop's accounts, as changed by the desk. */
export function keptOf(shop: Shop, held: HeldPlans): Kept {
  /** Subscriptions changed by the desk, by account. */
  const changed = new Map<string, AdminSubscription>();
  const all = (): AdminSubscription[] =>
    shop.accounts.flatMap(({ user: { id, name, email } }) => {
      const last = held.lastOf(id);
      if (!last) return [];
      return [changed.get(id) ?? adminSubscription({ ...last, id: `subscription-of-${id}` }, { name, email })];
    });
  return {
    all,
    find: (id) => all().find((each) => each.id === id),
    keep(subscription) {
      changed.set(subscription.id.replace('subscription-of-', ''), subscription);
      return subscription;
    },
  };
}

/** Returns a subscription with a step added to its history. */
export function stepped(after: AdminSubscription, before: AdminSubscription, cause: string): AdminSubscription {
  const step = {
    from: before.status,
    to: after.status,
    planName: planWithInterval(after.plan),
    cause,
    happenedAt: now,
  };
  return { ...after, steps: [...before.steps, step] };
}
