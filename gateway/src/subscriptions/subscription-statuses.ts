import type { SubscriptionStatus } from '../generated/resolvers.ts';
import type { Subscription } from '../generated/rest.ts';

/** Subscription statuses by REST name. */
export const subscriptionStatuses: Record<Subscription['status'], SubscriptionStatus> = {
  active: 'ACTIVE',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
  past_due: 'PAST_DUE',
  trialing: 'TRIALING',
};
