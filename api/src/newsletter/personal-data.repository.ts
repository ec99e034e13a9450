import { sql } from 'kysely';
import type { PersonalData } from '../privacy/personal-data.ts';

/** Whether the emails go to a person's address. */
export const newsletterPersonalData: PersonalData = {
  async exportOf(db, { email, ownsAddress }) {
    if (!ownsAddress) return {};
    const newsletter = await db
      .selectFrom('newsletter_subscription')
      .select([
        'email',
        'status',
        'requested_at as requestedAt',
        'confirmed_at as confirmedAt',
        'unsubscribed_at as unsubscribedAt',
      ])
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute();
    return { newsletter };
  },

  /** Whoever owns the address: at worst someone has to subscribe again, and no email follows a deleted account. */
  async forget(trx, { email }) {
    await trx
      .deleteFrom('newsletter_subscription')
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute();
  },
};
