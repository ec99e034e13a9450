import type { InsightSpan, Resolvers } from '../generated/resolvers.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { InsightsApi } from './InsightsApi.ts';

interface Context extends RequestContext {
  readonly insights: InsightsApi;
}

const dayCounts: Record<InsightSpan, string> = { MONTH: '30', QUARTER: '90', YEAR: '365' };

/** Resolvers for studio insights. */
export const insightResolvers: Resolvers<Context> = {
  Query: {
    studioInsights: (_root, { studioId, span }, { insights }) => insights.ofStudio(studioId, dayCounts[span]),
    wantedSearches: (_root, _args, { insights }) => insights.wanted(),
  },
};
