import { demoSubscription } from '../factories/subscription.ts';
import type { PlanSubscription } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';

/** The subscriptions of one mocked shop, by person. */
export interface HeldPlans {
  /** Returns the current or last subscription of a person. */
  lastOf(userId: string): PlanSubscription | null;
  /** Returns the current subscription of a person. */
  liveOf(userId: string): PlanSubscription | null;
  canStartTrial(userId: string): boolean;
  keep(userId: string, changed: PlanSubscription): PlanSubscription;
}

/** Creates the initial subscriptions of a mocked shop and tracks their changes. */
export function heldPlans(shop: Shop): HeldPlans {
  const held = new Map<string, PlanSubscription>();
  for (const { userId, name } of shop.subscribers) held.set(userId, demoSubscription(name));

  const lastOf = (userId: string) => held.get(userId) ?? null;
  const liveOf = (userId: string) => {
    const last = lastOf(userId);
    return last?.status === 'EXPIRED' ? null : last;
  };
  return {
    lastOf,
    liveOf,
    canStartTrial: (userId) => !liveOf(userId) && !lastOf(userId)?.trialEndsAt,
    keep(userId, changed) {
      held.set(userId, changed);
      return changed;
    },
  };
}
