import type { DomainModule } from '../domain-module.ts';
import { insightRoutes } from './insights.routes.ts';
import { createInsightService, type InsightService } from './insights.service.ts';

interface OwnServices {
  readonly insights: InsightService;
}

/** Insights for studios: views, sales and claims of their patterns, and frequent searches without results. */
export const insightsModule = {
  services: { insights: createInsightService },
  routes: (router, environment, { insights }: OwnServices) => insightRoutes(router, environment, insights),
  prune: ({ insights }: OwnServices) => insights.forgetOldViews(),
} satisfies DomainModule;
