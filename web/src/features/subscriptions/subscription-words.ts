import { planName } from '@halfdrop/domain';
import { formatDate } from '#lib/dates.ts';
import type { Subscription } from './subscription-state.ts';

/** Where a subscription stands, in a word or two. */
export const statusWords: Record<Subscription['status'], string> = {
  TRIALING: 'Free trial',
  ACTIVE: 'Active',
  PAST_DUE: 'Payment failed',
  CANCELED: 'Cancelled',
  EXPIRED: 'Ended',
};

/** What the day is on which the present period ends. */
export const periodEndLabels: Record<Subscription['status'], string> = {
  TRIALING: 'Trial ends',
  ACTIVE: 'Next billing date',
  PAST_DUE: 'Payment was due',
  CANCELED: 'Ends',
  EXPIRED: 'Ended',
};

/** What is left of the month's downloads: `7 left`, or `Unlimited`. */
export function leftWords({ downloadsLeft }: Pick<Subscription, 'downloadsLeft'>): string {
  return downloadsLeft === null ? 'Unlimited' : `${downloadsLeft} left`;
}

/** How many of the month's downloads are used: `3 of 10 used`, or `3 used` without limit. */
export function usedWords({
  downloadsUsed,
  downloadsLeft,
}: Pick<Subscription, 'downloadsUsed' | 'downloadsLeft'>): string {
  return downloadsLeft === null ? `${downloadsUsed} used` : `${downloadsUsed} of ${downloadsUsed + downloadsLeft} used`;
}

/** What a subscription is about to do, or what is wrong with it; null when it simply goes on. */
export function outlookWords(subscription: Subscription): string | null {
  const { plan, pendingPlan, pendingAt, trialEndsAt, graceEndsAt, currentPeriodEndsAt } = subscription;
  const name = planName(plan);
  switch (subscription.status) {
    case 'TRIALING':
      return `Your free trial ends on ${formatDate(trialEndsAt ?? currentPeriodEndsAt)}. Nothing is charged, then or now.`;
    case 'PAST_DUE': {
      const until = graceEndsAt === null ? '' : ` until ${formatDate(graceEndsAt)}`;
      return `Your last payment failed. You keep ${name}${until} while it is tried again; after that the plan ends.`;
    }
    case 'CANCELED':
      return `${name} is cancelled. You keep it until ${formatDate(currentPeriodEndsAt)}, and nothing more is charged.`;
    case 'EXPIRED':
      return 'You are on Free now. What you have downloaded stays yours.';
    case 'ACTIVE':
      if (pendingPlan === null) return null;
      return `${planName(pendingPlan)} replaces ${name} on ${formatDate(pendingAt ?? currentPeriodEndsAt)}. Until then nothing changes.`;
  }
}

/** Why no other plan can be changed to as it stands; null when one can. */
export function obstacleWords({ status }: Pick<Subscription, 'status'>): string | null {
  if (status === 'CANCELED') return 'To change to another plan, resume yours first.';
  if (status === 'PAST_DUE')
    return 'To change to another plan, mend the payment first: the card is under “Card and invoices”.';
  return null;
}
