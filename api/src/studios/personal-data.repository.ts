import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';
import type { PersonalData } from '../privacy/personal-data.ts';

/** A user's studio memberships and applications. */
export const studioPersonalData: PersonalData = {
  async exportOf(db, { id, email, ownsAddress }) {
    const studios = await db
      .selectFrom('studios_member as member')
      .innerJoin('catalog_designer_view as studio', 'studio.id', 'member.studio_id')
      .select(['studio.name', 'studio.slug', 'studio.specialty', 'studio.bio', 'studio.country'])
      .select(['member.role', 'member.joined_at as joinedAt'])
      .where('member.account_id', '=', id)
      .orderBy('member.joined_at')
      .execute();
    const applications = await db
      .selectFrom('studios_application')
      .select(['status', 'studio_name as studioName', 'slug', 'specialty', 'about', 'links', 'country', 'note'])
      .select(['creation_methods as creationMethods', 'created_at as createdAt', 'submitted_at as submittedAt'])
      .select(['decided_at as decidedAt', 'decline_reason as declineReason', 'may_reapply_at as mayReapplyAt'])
      .where('account_id', '=', id)
      .orderBy('created_at')
      .execute();
    const invitations = ownsAddress ? await invitationsTo(db, email) : [];
    return { studios, applications, invitations };
  },

  /** Keeps the studio and its patterns in the shop, because users hold licenses for them. */
  async forget(trx, { id, email, ownsAddress }) {
    if (ownsAddress) {
      await trx
        .deleteFrom('studios_invitation')
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .execute();
    }
    await trx.deleteFrom('studios_application').where('account_id', '=', id).execute();
    await trx.deleteFrom('studios_member').where('account_id', '=', id).execute();
  },
};

function invitationsTo(db: DbOrTrx, email: string) {
  return db
    .selectFrom('studios_invitation as invitation')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'invitation.studio_id')
    .select(['studio.name as studio', 'invitation.role', 'invitation.expires_at as expiresAt'])
    .where(sql`lower(invitation.email)`, '=', email.toLowerCase())
    .execute();
}
