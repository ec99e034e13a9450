import type { DomainModule } from '../platform/domain-module.ts';
import { planDeskResolvers } from './plan-desk.resolvers.ts';
import { restPlanDeskApi } from './PlanDeskApi.ts';
import { subscriptionCorrectionResolvers } from './subscription-corrections.resolvers.ts';
import { subscriptionDeskResolvers } from './subscription-desk.resolvers.ts';
import { restSubscriptionDeskApi } from './SubscriptionDeskApi.ts';
import { subscriptionResolvers } from './subscriptions.resolvers.ts';
import { restSubscriptionsApi } from './SubscriptionsApi.ts';
import { subscriptionLoaders } from './subscriptions.loaders.ts';

/** Plans, the viewer's subscription, and the subscription desk. */
export const subscriptionsModule = {
  apis: {
    planDesk: restPlanDeskApi,
    subscriptions: restSubscriptionsApi,
    subscriptionDesk: restSubscriptionDeskApi,
  },
  resolvers: [planDeskResolvers, subscriptionResolvers, subscriptionDeskResolvers, subscriptionCorrectionResolvers],
  loaders: subscriptionLoaders,
  freshSeconds: { plans: 120 },
} satisfies DomainModule;
