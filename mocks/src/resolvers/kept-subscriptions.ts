import { planWithInterval } from '@halfdrop/domain';
import { adminSubscription } from '../factories/subscription-desk.ts';
import type { AdminSubscription, SubscriptionStateError } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import type { HeldPlans } from './held-plans.ts';

/** When the staff of a mocked shop does what it does. */
export const now = '2026-11-25T09:00:00.000Z';

/** The refusal of what is over. */
export const over: SubscriptionStateError & { readonly __typename: 'SubscriptionStateError' } = {
  __typename: 'SubscriptionStateError',
  message: 'It has ended.',
  path: [],
};

/** The subscriptions of the accounts of a mocked shop. */
export interface Kept {
  readonly all: () => AdminSubscription[];
  readonly find: (id: string) => AdminSubscription | undefined;
  readonly keep: (subscription: AdminSubscription) => AdminSubscription;
}

/** Those of the accounts of a mocked shop, as the desk has left them. */
export function keptOf(shop: Shop, held: HeldPlans): Kept {
  /** What the desk has changed, by the account. */
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

/** A subscription after a step, with that step. */
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
