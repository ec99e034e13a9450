import type { PersonalData } from '../privacy/personal-data.ts';

/** What a person said of patterns. */
export const reviewPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const reviews = await db
      .selectFrom('reviews_review')
      .select(['asset_id as patternId', 'stars', 'text', 'created_at as createdAt', 'updated_at as updatedAt'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    return { reviews };
  },

  /** Reviews stand under the name of the account, which is masked: what buyers were told stays. */
  forget: () => Promise.resolve(),
};
