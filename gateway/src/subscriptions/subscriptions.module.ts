import type { DomainModule } from '../platform/domain-module.ts';
import { subscriptionDeskResolvers } from './subscription-desk.resolvers.ts';
import { restSubscriptionDeskApi } from './SubscriptionDeskApi.ts';
import { subscriptionResolvers } from './subscriptions.resolvers.ts';
import { restSubscriptionsApi } from './SubscriptionsApi.ts';
import { subscriptionLoaders } from './subscriptions.loaders.ts';

/** Plans, the viewer's subscription, and the desk that looks after all of them. */
export const subscriptionsModule = {
  apis: { subscriptions: restSubscriptionsApi, subscriptionDesk: restSubscriptionDeskApi },
  resolvers: [subscriptionResolvers, subscriptionDeskResolvers],
  loaders: subscriptionLoaders,
  freshSeconds: { plans: 600 },
} satisfies DomainModule;
