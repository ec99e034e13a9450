import type { HelpCategory, HelpCategoryList, HelpFeedbackReceipt } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** API for the help center. */
export interface HelpApi {
  categories(): Promise<HelpCategory[]>;
  recordFeedback(articleId: string, visitorKey: string): Promise<HelpFeedbackReceipt>;
}

/** Creates a `HelpApi` that calls the REST API. */
export function restHelpApi(client: RestClient): HelpApi {
  return {
    categories: async () => (await client.get<HelpCategoryList>(restPath`/help/categories`)).categories,
    recordFeedback: (articleId, visitorKey) =>
      client.post<HelpFeedbackReceipt>(restPath`/help/articles/${articleId}/feedback`, { visitorKey }),
  };
}
