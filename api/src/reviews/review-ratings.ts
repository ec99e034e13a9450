import type { Trx } from '../database.ts';
import type { ReviewSummaryDto } from './reviews.contract.ts';
import { countStars, findReviewed } from './reviews.repository.ts';

/** Where ratings are kept. */
export interface RatingStore {
  /** Does what changes the ratings of an asset and notes what they come to, in the caller's transaction. */
  rate(trx: Trx, assetId: string, change: () => Promise<{ mean: number | null; count: number }>): Promise<void>;
}

/** Ratings follow who holds what: a review counts only while its author holds the pattern. */
export interface ReviewRatings {
  /** Counts anew what somebody reviewed of some patterns, after they got rights to them or lost them. */
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

/** Reviews in figures, from how often each number of stars was given. */
export function summaryOf(stars: ReadonlyMap<number, number>): ReviewSummaryDto {
  const byStars = [1, 2, 3, 4, 5].map((number) => stars.get(number) ?? 0);
  const count = byStars.reduce((sum, each) => sum + each, 0);
  const total = byStars.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { mean: count === 0 ? null : Math.round((total / count) * 10) / 10, count, byStars };
}
