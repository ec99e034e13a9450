import type { DomainModule } from '../platform/domain-module.ts';
import { insightResolvers } from './insights.resolvers.ts';
import { restInsightsApi } from './InsightsApi.ts';

/** What studios are told of the shop. */
export const insightsModule = {
  apis: { insights: restInsightsApi },
  resolvers: [insightResolvers],
} satisfies DomainModule;
