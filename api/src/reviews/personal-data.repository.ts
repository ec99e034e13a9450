import type { PersonalData } from '../privacy/personal-data.ts';

/** A user's reviews, answers for their studios, and reports. */
export const reviewPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const reviews = await db
      .selectFrom('reviews_review')
      .leftJoin('reviews_hidden as hidden', 'hidden.review_id', 'reviews_review.id')
      .select(['asset_id as patternId', 'stars', 'text', 'created_at as createdAt', 'updated_at as updatedAt'])
      .select(['is_answer_mailed as isAnswerMailed', 'hidden.hidden_at as hiddenAt', 'hidden.reason as hiddenBecause'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    const reviewAnswers = await db
      .selectFrom('reviews_answer')
      .select(['review_id as reviewId', 'text', 'answered_at as answeredAt', 'changed_at as changedAt'])
      .where('author_id', '=', id)
      .orderBy('answered_at')
      .execute();
    const reviewReports = await db
      .selectFrom('reviews_report')
      .select(['review_id as reviewId', 'reason', 'note', 'reported_at as reportedAt'])
      .where('reporter_id', '=', id)
      .orderBy('reported_at')
      .execute();
    return { reviews, reviewAnswers, reviewReports };
  },

  /**
   * Reviews show the masked account name, and answers the studio's, so both are kept for other buyers. Reports are kept
   * without their text.
   */
  async forget(trx, { id }) {
    await trx.updateTable('reviews_review').set({ is_answer_mailed: false }).where('user_id', '=', id).execute();
    await trx.updateTable('reviews_answer').set({ author_id: null }).where('author_id', '=', id).execute();
    await trx
      .updateTable('reviews_report')
      .set({ reporter_id: null, note: '' })
      .where('reporter_id', '=', id)
      .execute();
  },
};
