import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';
import { readPage } from '../platform/database/read-page.ts';
import type { WantedReviews } from './answers.contract.ts';
import { shownReviews, type ReviewRow } from './reviews.repository.ts';

/** Returns a visible review by id. */
export function findShownReview(db: DbOrTrx, id: string): Promise<ReviewRow | undefined> {
  return shownReviews(db).where('review.id', '=', id).executeTakeFirst();
}

/** Returns one page of reviews of a studio's patterns, newest first. */
export function readStudioReviews(db: DbOrTrx, studioId: number, { isAnswered, ...wanted }: WantedReviews) {
  const all = shownReviews(db).where('asset.designer_id', '=', studioId);
  const asked = isAnswered === undefined ? all : all.where('answer.review_id', isAnswered ? 'is not' : 'is', null);
  return readPage(db, asked.orderBy('review.created_at', 'desc').orderBy('review.id'), wanted);
}

/** Counts the unanswered reviews of a studio's patterns. */
export async function countUnanswered(db: DbOrTrx, studioId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reviews_shown as review')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'review.asset_id')
    .leftJoin('reviews_answer as answer', 'answer.review_id', 'review.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('asset.designer_id', '=', studioId)
    .where('answer.review_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores the answer to a review, replacing any previous one. */
export async function writeAnswer(
  db: DbOrTrx,
  { reviewId, authorId, text }: { readonly reviewId: string; readonly authorId: string; readonly text: string },
  now: Date,
): Promise<void> {
  const written = { author_id: authorId, text, changed_at: now };
  await db
    .insertInto('reviews_answer')
    .values({ review_id: reviewId, answered_at: now, ...written })
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet(written))
    .execute();
}

/** Deletes the answer to a review. */
export async function removeAnswer(db: DbOrTrx, reviewId: string): Promise<void> {
  await db.deleteFrom('reviews_answer').where('review_id', '=', reviewId).execute();
}

/**
 * Returns the content of the mail about an answer; undefined if there is no answer, or its reader does not want the
 * mail or already received it.
 */
export function findAnswerToMail(db: DbOrTrx, reviewId: string) {
  return db
    .selectFrom('reviews_shown as review')
    .innerJoin('reviews_answer as answer', 'answer.review_id', 'review.id')
    .innerJoin('account_person_view as reader', 'reader.id', 'review.user_id')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'review.asset_id')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'asset.designer_id')
    .select(['review.id', 'reader.email', 'asset.title', 'asset.slug', 'studio.name as studio', 'answer.text'])
    .where('review.id', '=', reviewId)
    .where('review.is_answer_mailed', '=', true)
    .where('review.answer_mailed_at', 'is', null)
    .executeTakeFirst();
}

/** Records that the author of a review was mailed its answer. */
export async function recordAnswerMailed(db: DbOrTrx, reviewId: string, at: Date): Promise<void> {
  await db.updateTable('reviews_review').set({ answer_mailed_at: at }).where('id', '=', reviewId).execute();
}
