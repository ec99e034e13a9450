import { newId } from '../platform/ids/ids.ts';
import type { PersonalData } from '../privacy/personal-data.ts';

/** Articles a user found helpful. */
export const helpPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const helpfulArticles = await db
      .selectFrom('help_feedback')
      .innerJoin('help_article', 'help_article.id', 'help_feedback.article_id')
      .select(['help_article.question', 'help_feedback.created_at as saidAt'])
      .where('help_feedback.user_id', '=', id)
      .orderBy('help_feedback.created_at')
      .execute();
    return { helpfulArticles };
  },

  /** Keeps the count and deletes the user and the key of their browser. */
  async forget(trx, { id }) {
    const given = await trx.selectFrom('help_feedback').select('article_id').where('user_id', '=', id).execute();
    for (const { article_id } of given) {
      await trx
        .updateTable('help_feedback')
        .set({ user_id: null, visitor_key: newId() })
        .where('user_id', '=', id)
        .where('article_id', '=', article_id)
        .execute();
    }
  },
};
