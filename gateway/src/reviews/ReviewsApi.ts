import type { Review, ReviewPage, StudioReviewPage } from '../generated/rest.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** API for pattern reviews. */
export interface ReviewsApi {
  /** Null if the pattern does not exist. */
  page(assetId: string, page: number, limit: number): Promise<ReviewPage | null>;
  write(
    assetId: string,
    words: { readonly stars: number; readonly text: string; readonly isAnswerMailed: boolean },
  ): Promise<Review>;
  /** Null if the caller does not work in the studio. */
  ofStudio(studioId: string, query: QueryValues): Promise<StudioReviewPage | null>;
  answer(reviewId: string, text: string): Promise<Review>;
  removeAnswer(reviewId: string): Promise<Review>;
}

/** Creates a `ReviewsApi` that calls the REST API. */
export function restReviewsApi(client: RestClient): ReviewsApi {
  return {
    page: (assetId, page, limit) =>
      client.find<ReviewPage>(restPath`/open-api/assets/${assetId}/reviews`, { page, limit }),
    write: (assetId, words) => client.put<Review>(restPath`/open-api/assets/${assetId}/review`, words),
    ofStudio: (studioId, query) => client.find<StudioReviewPage>(restPath`/studios/${studioId}/reviews`, query),
    answer: (reviewId, text) => client.put<Review>(restPath`/reviews/${reviewId}/answer`, { text }),
    removeAnswer: (reviewId) => client.delete<Review>(restPath`/reviews/${reviewId}/answer`),
  };
}
