import { demoSubscription } from '../factories/subscription.ts';
import type { PlanSubscription } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';

/** Who has which plan in one mocked shop. */
export interface HeldPlans {
  /** What someone has, or had last. */
  lastOf(userId: string): PlanSubscription | null;
  /** What someone has now. */
  liveOf(userId: string): PlanSubscription | null;
  canStartTrial(userId: string): boolean;
  keep(userId: string, changed: PlanSubscription): PlanSubscription;
}

/** The plans that a mocked shop starts with, and what becomes of them. */
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
