import type { StudioInsights, WantedSearch, WantedSearchList } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Number of views of a pattern's page. */
export interface Viewed {
  readonly slug: string;
  readonly count: number;
}

/** API for studio insights and page view counts. */
export interface InsightsApi {
  /** Views, sales and claims of a studio over a number of days. */
  ofStudio(studioId: string, days: string): Promise<StudioInsights | null>;
  wanted(): Promise<WantedSearch[]>;
  addViews(views: readonly Viewed[]): Promise<void>;
}

/** Creates an `InsightsApi` that calls the REST API. */
export function restInsightsApi(client: RestClient): InsightsApi {
  return {
    ofStudio: (studioId, days) => client.find<StudioInsights>(restPath`/studios/${studioId}/insights`, { days }),
    wanted: async () => (await client.get<WantedSearchList>(restPath`/wanted-searches`)).searches,
    addViews: (views) => client.command(restPath`/insights/views`, { views }),
  };
}
