import { type License, planName } from '@halfdrop/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { DbOrTrx } from '../database.ts';
import { periodEnd } from '../payments/billing-period.ts';
import type { PlanRow } from './plan-terms.ts';
import { agreedPlan } from './plans.ts';
import { findRunning, type SubscriptionRow } from './subscriptions.repository.ts';

/** The plan whose limits count for someone now. */
export interface ActivePlan {
  readonly subscriptionId: string;
  readonly planId: string;
  readonly planName: string;
  readonly tier: PlanRow['tier'];
  readonly license: Exclude<License, 'personal'>;
  readonly includesPremium: boolean;
  /** Whether it is tried and not paid for. */
  readonly isTrial: boolean;
  /** How many patterns from `quotaStart` to `quotaEnd`; null without limit. */
  readonly downloadsPerPeriod: number | null;
  readonly quotaStart: Date;
  readonly quotaEnd: Date;
}

/** The month of the plan that runs: months are counted from the start of the period, of a yearly one too. */
export function quotaMonth({ period_start: anchor }: Pick<SubscriptionRow, 'period_start'>, now: Date) {
  let start = anchor;
  let end = periodEnd(anchor, start, 'month');
  while (end <= now) {
    start = end;
    end = periodEnd(anchor, start, 'month');
  }
  return { start, end };
}

/** Whether a subscription is a trial: no provider knows it. */
function isTrial({ subscription_ref: subscriptionRef }: Pick<SubscriptionRow, 'subscription_ref'>): boolean {
  return subscriptionRef === null;
}

/**
 * How many patterns a subscription gives: in a month when it is paid, in all while it is a trial; with those that the shop
 * gave beside, as long as they count. Null without limit.
 */
export function downloadsOf(
  subscription: Pick<SubscriptionRow, 'subscription_ref' | 'credited_downloads' | 'credited_until'>,
  plan: Pick<PlanRow, 'downloads_a_month' | 'trial_downloads'>,
  now: Date,
): number | null {
  const { credited_downloads: credited, credited_until: until } = subscription;
  const ofPlan = isTrial(subscription) ? plan.trial_downloads : plan.downloads_a_month;
  return ofPlan === null || until === null || until <= now ? ofPlan : ofPlan + credited;
}

/** Whether the plan of a subscription that is not over counts at an instant, even if its end was not noted yet. */
function isInForce(subscription: SubscriptionRow, now: Date): boolean {
  switch (subscription.status) {
    case 'trialing':
      return subscription.trial_ends_at !== null && subscription.trial_ends_at > now;
    case 'canceled':
      return subscription.period_end > now;
    case 'past_due':
      return subscription.grace_ends_at !== null && subscription.grace_ends_at > now;
    case 'active':
      return true;
    case 'expired':
      return false;
  }
}

/** The plan that counts for someone now; null on Free. */
export async function activePlan(db: DbOrTrx, clock: Clock, userId: string): Promise<ActivePlan | null> {
  const subscription = await findRunning(db, userId);
  const now = clock.now();
  if (!subscription || !isInForce(subscription, now)) return null;
  const plan = await agreedPlan(db, subscription);
  if (plan.license === 'personal') throw new Error(`the paid plan ${plan.id} gives no license to sell`);
  const { start, end } = quotaMonth(subscription, now);
  return {
    subscriptionId: subscription.id,
    planId: plan.id,
    planName: planName(plan),
    tier: plan.tier,
    license: plan.license,
    includesPremium: plan.includes_premium,
    isTrial: isTrial(subscription),
    downloadsPerPeriod: downloadsOf(subscription, plan, now),
    quotaStart: start,
    quotaEnd: isTrial(subscription) ? subscription.period_end : end,
  };
}
