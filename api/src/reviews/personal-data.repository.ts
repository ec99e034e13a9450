import type { PersonalData } from '../privacy/personal-data.ts';

/** What a person said of patterns, and answered for their studios. */
export const reviewPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const reviews = await db
      .selectFrom('reviews_review')
      .select(['asset_id as patternId', 'stars', 'text', 'created_at as createdAt', 'updated_at as updatedAt'])
      .select('is_answer_mailed as isAnswerMailed')
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    const reviewAnswers = await db
      .selectFrom('reviews_answer')
      .select(['review_id as reviewId', 'text', 'answered_at as answeredAt', 'changed_at as changedAt'])
      .where('author_id', '=', id)
      .orderBy('answered_at')
      .execute();
    return { reviews, reviewAnswers };
  },

  /**
   * Reviews stand under the name of the account, which is masked, and answers under that of the studio: what buyers were
   * told stays.
   */
  async forget(trx, { id }) {
    await trx.updateTable('reviews_review').set({ is_answer_mailed: false }).where('user_id', '=', id).execute();
    await trx.updateTable('reviews_answer').set({ author_id: null }).where('author_id', '=', id).execute();
  },
};
