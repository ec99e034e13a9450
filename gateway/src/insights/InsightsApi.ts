import type { StudioInsights, WantedSearch, WantedSearchList } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** How often the page of a pattern was opened. */
export interface Viewed {
  readonly slug: string;
  readonly count: number;
}

/** What studios are told of the shop, and what is counted for it. */
export interface InsightsApi {
  /** What of a studio was viewed, sold and claimed in so many days. */
  ofStudio(studioId: string, days: string): Promise<StudioInsights | null>;
  wanted(): Promise<WantedSearch[]>;
  addViews(views: readonly Viewed[]): Promise<void>;
}

/** Insights over REST. */
export function restInsightsApi(client: RestClient): InsightsApi {
  return {
    ofStudio: (studioId, days) => client.find<StudioInsights>(restPath`/studios/${studioId}/insights`, { days }),
    wanted: async () => (await client.get<WantedSearchList>(restPath`/wanted-searches`)).searches,
    addViews: (views) => client.command(restPath`/insights/views`, { views }),
  };
}
