import { sql } from 'kysely';
import type { PersonalData } from '../privacy/personal-data.ts';

/** The studios a person follows. */
export const designerPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const follows = await sql<{ studio: string; followedAt: Date }>`
      select studio.name as studio, follow.followed_at as "followedAt"
      from designers_follow follow join catalog_designer_view studio on studio.id = follow.designer_id
      where follow.user_id = ${id} order by follow.followed_at
    `.execute(db);
    return { follows: follows.rows };
  },

  async forget(trx, { id }) {
    await trx.deleteFrom('designers_follow').where('user_id', '=', id).execute();
  },
};
