import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { insightCalls } from './insights.contract.ts';
import type { InsightService } from './insights.service.ts';

/** Registers the routes for insights. */
export function insightRoutes(router: Router, environment: CallEnvironment, insights: InsightService): void {
  bindCall(router, insightCalls.ofStudio, environment, ({ viewer, params, query }) =>
    insights.ofStudio(viewer.actor, params.studioId, query.days),
  );
  bindCall(router, insightCalls.wanted, environment, () => insights.wanted());
  bindCall(router, insightCalls.addViews, environment, ({ body }) => insights.addViews(body));
}
