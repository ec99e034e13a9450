import type { DomainModule } from '../domain-module.ts';
import { insightRoutes } from './insights.routes.ts';
import { createInsightService, type InsightService } from './insights.service.ts';

interface OwnServices {
  readonly insights: InsightService;
}

/** What studios are told of the shop: what of theirs was viewed, sold and claimed, and what is searched for in vain. */
export const insightsModule = {
  services: { insights: createInsightService },
  routes: (router, environment, { insights }: OwnServices) => insightRoutes(router, environment, insights),
  prune: ({ insights }: OwnServices) => insights.forgetOldViews(),
} satisfies DomainModule;
