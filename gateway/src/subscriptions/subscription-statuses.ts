import type { SubscriptionStatus } from '../generated/resolvers.ts';
import type { Subscription } from '../generated/rest.ts';

/** Where a subscription stands, as the schema says it. */
export const subscriptionStatuses: Record<Subscription['status'], SubscriptionStatus> = {
  active: 'ACTIVE',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
  past_due: 'PAST_DUE',
  trialing: 'TRIALING',
};
