import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { subscriptionCalls } from './subscriptions.contract.ts';
import type { SubscriptionService } from './subscriptions.service.ts';

/** Serves the calls of this domain. */
export function subscriptionRoutes(
  router: Router,
  environment: CallEnvironment,
  subscriptions: SubscriptionService,
): void {
  bindCall(router, subscriptionCalls.plans, environment, ({ query }) => subscriptions.plans(query.offer ?? null));
}
