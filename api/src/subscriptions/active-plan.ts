import { type License, planName } from '@halfdrop/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { DbOrTrx } from '../database.ts';
import { periodEnd } from '../payments/billing-period.ts';
import type { PlanRow } from './plan-terms.ts';
import { agreedPlan } from './plans.ts';
import { findRunning, type SubscriptionRow } from './subscriptions.repository.ts';

/** The plan whose limits currently apply to a user. */
export interface ActivePlan {
  readonly subscriptionId: string;
  readonly planId: string;
  readonly planName: string;
  readonly tier: PlanRow['tier'];
  readonly license: Exclude<License, 'personal'>;
  readonly includesPremium: boolean;
  /** Whether it is an unpaid trial. */
  readonly isTrial: boolean;
  /** Maximum patterns from `quotaStart` to `quotaEnd`; null for unlimited. */
  readonly downloadsPerPeriod: number | null;
  readonly quotaStart: Date;
  readonly quotaEnd: Date;
}

/** Returns the current month of the plan. Months are counted from the start of the period, for yearly plans too. */
export function quotaMonth({ period_start: anchor }: Pick<SubscriptionRow, 'period_start'>, now: Date) {
  let start = anchor;
  let end = periodEnd(anchor, start, 'month');
  while (end <= now) {
    start = end;
    end = periodEnd(anchor, start, 'month');
  }
  return { start, end };
}

/** Returns whether a subscription is a trial, which has no counterpart at the provider. */
function isTrial({ subscription_ref: subscriptionRef }: Pick<SubscriptionRow, 'subscription_ref'>): boolean {
  return subscriptionRef === null;
}

/**
 * Returns the downloads of a subscription, per month if paid or in total for a trial, including unexpired extra credits
 * by the staff. Null for unlimited.
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

/**
 * Returns whether the plan of an unfinished subscription is in force at an instant, as its end may not be recorded yet.
 */
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

/** Returns the plan in force for a user; null on Free. */
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
