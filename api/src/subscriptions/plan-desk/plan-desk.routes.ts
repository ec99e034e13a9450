import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { planDeskCalls as calls } from './plan-desk.contract.ts';
import type { PlanDesk } from './plan-desk.ts';

/** Registers the calls of the plan desk. */
export function planDeskRoutes(router: Router, environment: CallEnvironment, desk: PlanDesk): void {
  bindCall(router, calls.adminPlans, environment, () => desk.list());
  bindCall(router, calls.adminPlan, environment, ({ params }) => desk.one(params.id));
  bindCall(router, calls.changePlanTerms, environment, ({ viewer, params, body }) =>
    desk.change(viewer, params.id, body),
  );
  bindCall(router, calls.cancelPlannedTerms, environment, ({ viewer, params, body }) =>
    desk.cancel(viewer, params.id, body),
  );
  bindCall(router, calls.putPlanOnSale, environment, ({ viewer, params, body }) => desk.sell(viewer, params.id, body));
}
