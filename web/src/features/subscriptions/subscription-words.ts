import { planName } from '@halfdrop/domain';
import { formatDate } from '#lib/dates.ts';
import type { Subscription } from './subscription-state.ts';

/** Labels of subscription statuses. */
export const statusWords: Record<Subscription['status'], string> = {
  TRIALING: 'Free trial',
  ACTIVE: 'Active',
  PAST_DUE: 'Payment failed',
  CANCELED: 'Cancelled',
  EXPIRED: 'Ended',
};

/** Labels for the end of the current period, by status. */
export const periodEndLabels: Record<Subscription['status'], string> = {
  TRIALING: 'Trial ends',
  ACTIVE: 'Next billing date',
  PAST_DUE: 'Payment was due',
  CANCELED: 'Ends',
  EXPIRED: 'Ended',
};

/** Formats the remaining downloads of the month: `7 left`, or `Unlimited`. */
export function leftWords({ downloadsLeft }: Pick<Subscription, 'downloadsLeft'>): string {
  return downloadsLeft === null ? 'Unlimited' : `${downloadsLeft} left`;
}

/** Formats the used downloads of the month: `3 of 10 used`, or `3 used` if unlimited. */
export function usedWords({
  downloadsUsed,
  downloadsLeft,
}: Pick<Subscription, 'downloadsUsed' | 'downloadsLeft'>): string {
  return downloadsLeft === null ? `${downloadsUsed} used` : `${downloadsUsed} of ${downloadsUsed + downloadsLeft} used`;
}

/** Describes upcoming changes or problems of a subscription; null if it simply renews. */
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

/** Explains why the plan cannot be changed at present; null if it can. */
export function obstacleWords({ status }: Pick<Subscription, 'status'>): string | null {
  if (status === 'CANCELED') return 'To change to another plan, resume yours first.';
  if (status === 'PAST_DUE')
    return 'To change to another plan, mend the payment first: the card is under “Card and invoices”.';
  return null;
}
