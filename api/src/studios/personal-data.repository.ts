import type { PersonalData } from '../privacy/personal-data.ts';

/** The studios a person works in. */
export const studioPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const studios = await db
      .selectFrom('studios_member as member')
      .innerJoin('catalog_designer_view as studio', 'studio.id', 'member.studio_id')
      .select(['studio.name', 'studio.slug', 'studio.specialty', 'studio.bio', 'studio.country'])
      .select(['member.role', 'member.joined_at as joinedAt'])
      .where('member.account_id', '=', id)
      .orderBy('member.joined_at')
      .execute();
    return { studios };
  },

  /** A studio and its patterns stay in the shop: people hold licenses of them. */
  async forget(trx, { id }) {
    await trx.deleteFrom('studios_member').where('account_id', '=', id).execute();
  },
};
