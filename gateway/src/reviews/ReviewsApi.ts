import type { Review, ReviewPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What owners say of patterns. */
export interface ReviewsApi {
  /** Null when there is no such pattern. */
  page(assetId: string, page: number, limit: number): Promise<ReviewPage | null>;
  write(assetId: string, words: { readonly stars: number; readonly text: string }): Promise<Review>;
}

/** Reviews over REST. */
export function restReviewsApi(client: RestClient): ReviewsApi {
  return {
    page: (assetId, page, limit) =>
      client.find<ReviewPage>(restPath`/open-api/assets/${assetId}/reviews`, { page, limit }),
    write: (assetId, words) => client.put<Review>(restPath`/open-api/assets/${assetId}/review`, words),
  };
}
