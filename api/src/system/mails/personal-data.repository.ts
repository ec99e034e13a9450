import { sql } from 'kysely';
import type { PersonalData } from '../../privacy/personal-data.ts';

/** Mails recently sent to a user's address. */
export const mailPersonalData: PersonalData = {
  async exportOf(db, { email, ownsAddress }) {
    if (!ownsAddress) return {};
    const mails = await db
      .selectFrom('system_mail')
      .select(['subject', 'created_at as createdAt', 'sent_at as sentAt'])
      .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
      .orderBy('created_at')
      .execute();
    return { mails };
  },

  async forget(trx, { email }) {
    await trx
      .deleteFrom('system_mail')
      .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
      .execute();
  },
};
