import type { Trx } from '../database.ts';
import type { ReviewSummaryDto } from './reviews.contract.ts';
import { countStars, findReviewed } from './reviews.repository.ts';

/** Where ratings are stored. */
export interface RatingStore {
  /** Runs `change` and stores the resulting rating, in the caller's transaction. */
  rate(trx: Trx, assetId: string, change: () => Promise<{ mean: number | null; count: number }>): Promise<void>;
}

/** Keeps ratings in sync with entitlements: a review only counts while its author holds the pattern. */
export interface ReviewRatings {
  /** Recomputes ratings of patterns a user reviewed, after they gained or lost rights to them. */
  recount(trx: Trx, holding: { readonly userId: string; readonly assetIds: readonly string[] }): Promise<void>;
}

/** Creates the service. */
export function createReviewRatings(book: RatingStore): ReviewRatings {
  return {
    async recount(trx, holding) {
      for (const assetId of await findReviewed(trx, holding)) {
        await book.rate(trx, assetId, async () => summaryOf(await countStars(trx, assetId)));
      }
    },
  };
}

/** Computes the summary of reviews from the number of ratings per star. */
export function summaryOf(stars: ReadonlyMap<number, number>): ReviewSummaryDto {
  const byStars = [1, 2, 3, 4, 5].map((number) => stars.get(number) ?? 0);
  const count = byStars.reduce((sum, each) => sum + each, 0);
  const total = byStars.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { mean: count === 0 ? null : Math.round((total / count) * 10) / 10, count, byStars };
}
