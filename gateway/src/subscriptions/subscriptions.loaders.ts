import DataLoader from 'dataloader';
import type { CurrentSubscription } from '../generated/rest.ts';
import type { SubscriptionsApi } from './SubscriptionsApi.ts';

/** Loader for the viewer's subscription; null when temporarily unavailable. */
export const subscriptionLoaders = {
  plan: ({ subscriptions }: { readonly subscriptions: SubscriptionsApi }) =>
    new DataLoader<'own', CurrentSubscription | null>(async (keys) => {
      const plan = await subscriptions.current().catch(() => null);
      return keys.map(() => plan);
    }),
};
