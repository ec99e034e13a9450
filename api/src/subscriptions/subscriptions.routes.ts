import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { subscriptionCalls as calls } from './subscriptions.contract.ts';
import type { SubscriptionService } from './subscriptions.service.ts';

/** Serves the calls of this domain. */
export function subscriptionRoutes(
  router: Router,
  environment: CallEnvironment,
  subscriptions: SubscriptionService,
): void {
  bindCall(router, calls.plans, environment, ({ query }) => subscriptions.plans(query.offer ?? null));
  bindCall(router, calls.current, environment, ({ viewer }) => subscriptions.current(viewer.userId));
  bindCall(router, calls.portal, environment, ({ viewer }) => subscriptions.portal(viewer.userId));
  bindCall(router, calls.createSession, environment, ({ viewer, body }) =>
    subscriptions.createSession(viewer.userId, body.planId),
  );
  bindCall(router, calls.bySession, environment, ({ viewer, params }) =>
    subscriptions.bySession(viewer.userId, params.sessionId),
  );
  bindCall(router, calls.startTrial, environment, ({ viewer, body }) =>
    subscriptions.startTrial(viewer.userId, body.planId),
  );
  bindCall(router, calls.previewChange, environment, ({ viewer, body }) =>
    subscriptions.previewChange(viewer.userId, body.planId),
  );
  bindCall(router, calls.change, environment, ({ viewer, body }) => subscriptions.change(viewer.userId, body));
  bindCall(router, calls.cancel, environment, ({ viewer }) => subscriptions.cancel(viewer.userId));
  bindCall(router, calls.resume, environment, ({ viewer }) => subscriptions.resume(viewer.userId));
  bindCall(router, calls.listOfPerson, environment, ({ query }) => subscriptions.ofAddress(query.email));
  bindCall(router, calls.refund, environment, ({ viewer, params }) => subscriptions.refund(params.id, viewer));
}
