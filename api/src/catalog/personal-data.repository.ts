import type { PersonalData } from '../privacy/personal-data.ts';

/** The studio that belongs to a person. */
export const catalogPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const studio = await db
      .selectFrom('catalog_designer')
      .select(['name', 'slug', 'specialty', 'bio', 'country', 'joined_year as joinedYear'])
      .where('owner_id', '=', id)
      .execute();
    return { studio };
  },

  /** A studio and its patterns stay in the shop: people hold licenses of them. It only belongs to nobody. */
  async forget(trx, { id }) {
    await trx.updateTable('catalog_designer').set({ owner_id: null }).where('owner_id', '=', id).execute();
  },
};
