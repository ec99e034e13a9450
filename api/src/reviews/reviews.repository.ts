import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { ReviewWords } from './reviews.contract.ts';

/** A stored review with its author's name and the studio's answer. */
export interface ReviewRow {
  readonly id: string;
  readonly asset_id: string;
  readonly title: string;
  readonly name: string;
  readonly stars: number;
  readonly text: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly is_answer_mailed: boolean;
  readonly studio_id: number;
  readonly studio: string;
  readonly answer: string | null;
  readonly answered_at: Date | null;
  readonly hidden_at: Date | null;
}

/** Selects reviews by current holders of the pattern, hidden or not. */
function heldReviews(db: DbOrTrx) {
  return db
    .selectFrom('reviews_held as review')
    .innerJoin('account_person_view as author', 'author.id', 'review.user_id')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'review.asset_id')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'asset.designer_id')
    .leftJoin('reviews_answer as answer', 'answer.review_id', 'review.id')
    .leftJoin('reviews_hidden as hidden', 'hidden.review_id', 'review.id')
    .select(['review.id', 'review.asset_id', 'asset.title', 'author.name', 'review.stars', 'review.text'])
    .select(['review.created_at', 'review.updated_at', 'review.is_answer_mailed'])
    .select(['studio.id as studio_id', 'studio.name as studio', 'answer.text as answer', 'answer.answered_at'])
    .select('hidden.hidden_at');
}

/** Selects the visible reviews: those of the view `reviews_shown`. */
export function shownReviews(db: DbOrTrx) {
  return heldReviews(db).where('hidden.review_id', 'is', null);
}

/** Returns one page of reviews of an asset by its holders, newest first. */
export function findReviews(db: DbOrTrx, assetId: string, page: number, limit: number): Promise<ReviewRow[]> {
  return shownReviews(db)
    .where('review.asset_id', '=', assetId)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
}

/** Returns a user's review of an asset while they hold it, even if the shop has hidden it. */
export function findReviewOf(db: DbOrTrx, assetId: string, userId: string): Promise<ReviewRow | undefined> {
  const ofAsset = heldReviews(db).where('review.asset_id', '=', assetId);
  return ofAsset.where('review.user_id', '=', userId).executeTakeFirst();
}

/** Counts ratings of an asset by its holders, per number of stars. */
export async function countStars(db: DbOrTrx, assetId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('reviews_shown')
    .select(['stars', sql<number>`count(*)::int`.as('count')])
    .where('asset_id', '=', assetId)
    .groupBy('stars')
    .execute();
  return new Map(rows.map(({ stars, count }) => [stars, count]));
}

/** Returns those of the assets that a user has reviewed, visible or not, in locking order. */
export async function findReviewed(
  db: DbOrTrx,
  { userId, assetIds }: { readonly userId: string; readonly assetIds: readonly string[] },
): Promise<string[]> {
  if (assetIds.length === 0) return [];
  const rows = await db
    .selectFrom('reviews_review')
    .select('asset_id')
    .where('user_id', '=', userId)
    .where('asset_id', 'in', assetIds)
    .orderBy('asset_id')
    .execute();
  return rows.map((row) => row.asset_id);
}

/** Stores a user's review, replacing any previous one. */
export async function writeReview(
  trx: Trx,
  review: ReviewWords & { readonly assetId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  const { assetId, userId, stars, text, isAnswerMailed } = review;
  const said = { stars, text, is_answer_mailed: isAnswerMailed, updated_at: now };
  await trx
    .insertInto('reviews_review')
    .values({ asset_id: assetId, user_id: userId, created_at: now, ...said })
    .onConflict((conflict) => conflict.columns(['asset_id', 'user_id']).doUpdateSet(said))
    .execute();
}
