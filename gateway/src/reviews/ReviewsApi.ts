import type { Review, ReviewPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';

/** What owners say of patterns. */
export interface ReviewsApi {
  /** Null when there is no such pattern. */
  page(assetId: string, page: number, limit: number): Promise<ReviewPage | null>;
  write(assetId: string, words: { readonly stars: number; readonly text: string }): Promise<Review>;
}

const pathOf = (assetId: string) => `/open-api/assets/${encodeURIComponent(assetId)}`;

/** Reviews over REST. */
export function restReviewsApi(client: RestClient): ReviewsApi {
  return {
    page: (assetId, page, limit) => client.find<ReviewPage>(`${pathOf(assetId)}/reviews`, { page, limit }),
    write: (assetId, words) => client.put<Review>(`${pathOf(assetId)}/review`, words),
  };
}
