import type { Router } from 'express';
import type { ExportService } from '../exports/exports.service.ts';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { correctionCalls } from './desk/correction.contract.ts';
import { subscriptionDeskCalls as deskCalls } from './desk/subscription-desk.contract.ts';
import type { SubscriptionDesk } from './desk/subscription-desk.ts';
import { SUBSCRIPTION_EXPORT } from './desk/subscription-export.ts';
import { planDeskRoutes } from './plan-desk/plan-desk.routes.ts';
import type { PlanDesk } from './plan-desk/plan-desk.ts';
import { subscriptionCalls as calls } from './subscriptions.contract.ts';
import type { SubscriptionService } from './subscriptions.service.ts';

interface Served {
  readonly subscriptions: SubscriptionService;
  readonly subscriptionDesk: SubscriptionDesk;
  readonly planDesk: PlanDesk;
  readonly exports: ExportService;
}

/** Registers the calls of this domain. */
export function subscriptionRoutes(
  router: Router,
  environment: CallEnvironment,
  { subscriptions, subscriptionDesk, planDesk, exports }: Served,
): void {
  planDeskRoutes(router, environment, planDesk);
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
  bindCall(router, deskCalls.adminSubscriptions, environment, ({ query }) => subscriptionDesk.list(query));
  bindCall(router, deskCalls.exportSubscriptions, environment, ({ viewer, body }) =>
    exports.link(viewer, SUBSCRIPTION_EXPORT, body),
  );
  bindCall(router, deskCalls.adminSubscription, environment, ({ params }) => subscriptionDesk.one(params.id));
  bindCall(router, deskCalls.cancelForSubscriber, environment, ({ viewer, params, body }) =>
    subscriptionDesk.cancel(viewer, params.id, body),
  );
  bindCall(router, deskCalls.credit, environment, ({ viewer, params, body }) =>
    subscriptionDesk.credit(viewer, params.id, body),
  );
  bindCall(router, correctionCalls.subscriptionBill, environment, ({ params, query }) =>
    subscriptionDesk.bill(params.id, query.days ?? 0),
  );
  bindCall(router, correctionCalls.creditDays, environment, ({ viewer, params, body }) =>
    subscriptionDesk.creditDays(viewer, params.id, body),
  );
  bindCall(router, correctionCalls.retrySubscriptionPayment, environment, ({ viewer, params, body }) =>
    subscriptionDesk.retryPayment(viewer, params.id, body),
  );
  bindCall(router, correctionCalls.previewPlanForSubscriber, environment, ({ params, query }) =>
    subscriptionDesk.previewPlan(params.id, query.planId),
  );
  bindCall(router, correctionCalls.changePlanForSubscriber, environment, ({ viewer, params, body }) =>
    subscriptionDesk.changePlan(viewer, params.id, body),
  );
  bindCall(router, deskCalls.refund, environment, ({ viewer, params, body }) =>
    subscriptionDesk.refund(viewer, params.id, body.reason),
  );
}
