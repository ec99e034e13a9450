import type { HelpCategory, HelpCategoryList, HelpFeedbackReceipt } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';

/** What the shop explains. */
export interface HelpApi {
  categories(): Promise<HelpCategory[]>;
  recordFeedback(articleId: string, visitorKey: string): Promise<HelpFeedbackReceipt>;
}

/** Help over REST. */
export function restHelpApi(client: RestClient): HelpApi {
  return {
    categories: async () => (await client.get<HelpCategoryList>('/help/categories')).categories,
    recordFeedback: (articleId, visitorKey) =>
      client.post<HelpFeedbackReceipt>(`/help/articles/${encodeURIComponent(articleId)}/feedback`, { visitorKey }),
  };
}
