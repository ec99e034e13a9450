import type { DomainModule } from '../platform/domain-module.ts';
import { subscriptionResolvers } from './subscriptions.resolvers.ts';
import { restSubscriptionsApi } from './SubscriptionsApi.ts';
import { subscriptionLoaders } from './subscriptions.loaders.ts';

/** Plans, and the viewer's subscription. */
export const subscriptionsModule = {
  apis: { subscriptions: restSubscriptionsApi },
  resolvers: [subscriptionResolvers],
  loaders: subscriptionLoaders,
  freshSeconds: { plans: 600 },
} satisfies DomainModule;
