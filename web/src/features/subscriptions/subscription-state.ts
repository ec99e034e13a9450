import type { PlanTier } from '#generated/types.ts';
import type { PlanSubscription_SubscriptionFragment } from './PlanSubscription.fragment.generated.ts';
import type { PlanTerms_PlanFragment } from './PlanTerms.fragment.generated.ts';

/** A person's subscription as pages see it. */
export type Subscription = PlanSubscription_SubscriptionFragment;

/** A plan by what tells it from others. */
type ComparedPlan = Pick<PlanTerms_PlanFragment, 'id' | 'tier' | 'interval'>;

/**
 * What choosing a plan would mean to someone. `manage`: nothing before the plan one has is resumed, or its payment
 * mended.
 */
export type PlanRelation = 'choose' | 'current' | 'pending' | 'upgrade' | 'downgrade' | 'manage';

const tierRank: Record<PlanTier, number> = { FREE: 0, MEMBERSHIP: 1, STARTER: 2, PRO: 3, ELITE: 4 };

function rankOf({ tier, interval }: ComparedPlan): number {
  return tierRank[tier] * 2 + (interval === 'YEAR' ? 1 : 0);
}

/** What choosing a plan means to someone with this subscription. During a trial every plan is still to be bought. */
export function relationTo(plan: ComparedPlan, subscription: Subscription | null): PlanRelation {
  const status = subscription?.status ?? 'EXPIRED';
  if (!subscription || status === 'EXPIRED' || status === 'TRIALING') return 'choose';
  if (plan.id === subscription.plan.id) return 'current';
  if (plan.id === subscription.pendingPlan?.id) return 'pending';
  if (status !== 'ACTIVE') return 'manage';
  return rankOf(plan) > rankOf(subscription.plan) ? 'upgrade' : 'downgrade';
}
