import type { PersonalData } from '../privacy/personal-data.ts';

/** Submissions a user made for a studio. */
export const submissionPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const submissions = await db
      .selectFrom('submissions_submission')
      .select(['file_name as fileName', 'title', 'status', 'created_at as createdAt', 'submitted_at as submittedAt'])
      .where('account_id', '=', id)
      .orderBy('created_at')
      .execute();
    const patternChanges = await db
      .selectFrom('submissions_asset_change')
      .select(['kind', 'before', 'after', 'changed_at as changedAt'])
      .where('actor_id', '=', id)
      .orderBy('id')
      .execute();
    const patternMessages = await db
      .selectFrom('submissions_message')
      .select(['side', 'words', 'sent_at as sentAt'])
      .where('author_id', '=', id)
      .orderBy('id')
      .execute();
    return { submissions, patternChanges, patternMessages };
  },

  /** Submissions belong to the studio and are kept without their author. */
  async forget(trx, { id }) {
    await trx.updateTable('submissions_submission').set({ account_id: null }).where('account_id', '=', id).execute();
    await trx.updateTable('submissions_submission').set({ reviewer_id: null }).where('reviewer_id', '=', id).execute();
    await trx.updateTable('submissions_verdict').set({ reviewer_id: null }).where('reviewer_id', '=', id).execute();
    await trx.updateTable('submissions_asset_change').set({ actor_id: null }).where('actor_id', '=', id).execute();
    await trx.updateTable('submissions_message').set({ author_id: null }).where('author_id', '=', id).execute();
    await trx.updateTable('submissions_transition').set({ actor_id: null }).where('actor_id', '=', id).execute();
  },
};
