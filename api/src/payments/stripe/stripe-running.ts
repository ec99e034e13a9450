import type { Stripe } from 'stripe';
import { Problem } from '../../platform/http/problem.ts';
import { isRefusedRequest } from './stripe-client.ts';

/** Current state of a subscription; ours have one item. */
export interface Running {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
}

/** Returns a running subscription. @throws not_found */
export async function findRunning(stripe: Stripe, subscriptionRef: string): Promise<Running> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionRef).catch((error: unknown) => {
    throw isRefusedRequest(error) ? new Problem('not_found', { cause: error }) : error;
  });
  const item = subscription.items.data[0];
  if (!item || subscription.status === 'canceled') {
    throw new Problem('not_found', { message: 'This subscription is not known, or has ended.' });
  }
  return { subscription, item };
}
