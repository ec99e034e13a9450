import type { PersonalData } from '../privacy/personal-data.ts';

/** A user's uploads for a studio that were not taken yet. */
export const uploadPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const uploads = await db
      .selectFrom('uploads_upload')
      .select(['file_name as fileName', 'size_bytes as bytes', 'created_at as createdAt', 'finished_at as finishedAt'])
      .where('account_id', '=', id)
      .orderBy('created_at')
      .execute();
    return { uploads };
  },

  /**
   * Finished uploads belong to the studio and are kept without their author. Files without a row are removed by the
   * next sweep.
   */
  async forget(trx, { id }) {
    await trx.deleteFrom('uploads_upload').where('account_id', '=', id).where('finished_at', 'is', null).execute();
    await trx.updateTable('uploads_upload').set({ account_id: null }).where('account_id', '=', id).execute();
  },
};
