import { sql } from 'kysely';
import type { PersonalData } from '../privacy/personal-data.ts';

/** The studios a person follows, and the one that is theirs. */
export const designerPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const follows = await sql<{ studio: string; followedAt: Date }>`
      select studio.name as studio, follow.followed_at as "followedAt"
      from designers_follow follow join catalog_designer studio on studio.id = follow.designer_id
      where follow.user_id = ${id} order by follow.followed_at
    `.execute(db);
    const studio = await sql<{ name: string; slug: string }>`
      select name, slug, specialty, bio, country, joined_year as "joinedYear"
      from catalog_designer where owner_id = ${id}
    `.execute(db);
    return { follows: follows.rows, studio: studio.rows };
  },

  /** A studio and its patterns stay in the shop: people hold licences of them. It only belongs to nobody. */
  async forget(trx, { id }) {
    await trx.deleteFrom('designers_follow').where('user_id', '=', id).execute();
    await sql`update catalog_designer set owner_id = null where owner_id = ${id}`.execute(trx);
  },
};
