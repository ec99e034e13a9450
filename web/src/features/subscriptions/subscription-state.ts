import type { PlanTier } from '#generated/types.ts';
import type { PlanSubscription_SubscriptionFragment } from './PlanSubscription.fragment.generated.ts';
import type { PlanTerms_PlanFragment } from './PlanTerms.fragment.generated.ts';

/** A subscription as used by pages. */
export type Subscription = PlanSubscription_SubscriptionFragment;

/** The fields that distinguish plans. */
type ComparedPlan = Pick<PlanTerms_PlanFragment, 'id' | 'tier' | 'interval'>;

/** Effect of choosing a plan. `manage`: the current plan must be resumed or its payment fixed first. */
export type PlanRelation = 'choose' | 'current' | 'pending' | 'upgrade' | 'downgrade' | 'manage';

const tierRank: Record<PlanTier, number> = { FREE: 0, MEMBERSHIP: 1, STARTER: 2, PRO: 3, ELITE: 4 };

function rankOf({ tier, interval }: ComparedPlan): number {
  return tierRank[tier] * 2 + (interval === 'YEAR' ? 1 : 0);
}

/** Returns the effect of choosing a plan for a subscriber. During a trial, any plan can still be bought. */
export function relationTo(plan: ComparedPlan, subscription: Subscription | null): PlanRelation {
  const status = subscription?.status ?? 'EXPIRED';
  if (!subscription || status === 'EXPIRED' || status === 'TRIALING') return 'choose';
  if (plan.id === subscription.plan.id) return 'current';
  if (plan.id === subscription.pendingPlan?.id) return 'pending';
  if (status !== 'ACTIVE') return 'manage';
  return rankOf(plan) > rankOf(subscription.plan) ? 'upgrade' : 'downgrade';
}
