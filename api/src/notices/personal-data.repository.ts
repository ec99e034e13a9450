import type { PersonalData } from '../privacy/personal-data.ts';

/** A user's choices about mail from their studios. Notices belong to the studio. */
export const noticePersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const mutedNotices = await db
      .selectFrom('notices_muted_topic as muted')
      .innerJoin('catalog_designer_view as studio', 'studio.id', 'muted.studio_id')
      .select(['studio.name as studio', 'muted.topic'])
      .where('muted.account_id', '=', id)
      .orderBy('studio.name')
      .orderBy('muted.topic')
      .execute();
    return { mutedNotices };
  },

  async forget(trx, { id }) {
    await trx.deleteFrom('notices_muted_topic').where('account_id', '=', id).execute();
  },
};
