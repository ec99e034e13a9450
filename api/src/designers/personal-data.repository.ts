import { sql } from 'kysely';
import type { PersonalData } from '../privacy/personal-data.ts';

/** The studios a user follows, and their choice about the weekly mail. */
export const designerPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const follows = await sql<{ studio: string; followedAt: Date }>`
      select studio.name as studio, follow.followed_at as "followedAt"
      from designers_follow follow join catalog_designer_view studio on studio.id = follow.designer_id
      where follow.user_id = ${id} order by follow.followed_at
    `.execute(db);
    const muted = db.selectFrom('designers_muted_digest').select('muted_at as stoppedAt').where('user_id', '=', id);
    return { follows: follows.rows, stoppedFollowDigests: await muted.execute() };
  },

  async forget(trx, { id }) {
    await trx.deleteFrom('designers_digest').where('user_id', '=', id).execute();
    await trx.deleteFrom('designers_muted_digest').where('user_id', '=', id).execute();
    await trx.deleteFrom('designers_follow').where('user_id', '=', id).execute();
  },
};
