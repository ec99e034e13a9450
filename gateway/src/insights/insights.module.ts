import type { DomainModule } from '../platform/domain-module.ts';
import { insightResolvers } from './insights.resolvers.ts';
import { restInsightsApi } from './InsightsApi.ts';

/** Insights for studios. */
export const insightsModule = {
  apis: { insights: restInsightsApi },
  resolvers: [insightResolvers],
} satisfies DomainModule;
