import { sql } from 'kysely';
import { maskedAddress, type PersonalData } from '../platform/privacy/personal-data.ts';

const ERASED = 'Erased with the account.';

/** What a person asked us, in tickets and by the contact form. */
export const supportPersonalData: PersonalData = {
  async exportOf(db, { id, email, ownsAddress }) {
    const tickets = await db
      .selectFrom('support_ticket')
      .select([
        'number',
        'email',
        'category_id as category',
        'subject',
        'description',
        'context',
        'status',
        'created_at as createdAt',
        'due_at as dueAt',
      ])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    if (!ownsAddress) return { tickets };
    const messages = await db
      .selectFrom('support_message')
      .select(['name', 'email', 'subject', 'message', 'created_at as createdAt'])
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .orderBy('created_at')
      .execute();
    return { tickets, messages };
  },

  /** Tickets stay as numbers, so that what was promised and answered can be counted; their words go. */
  async forget(trx, { id, email, ownsAddress }) {
    await trx
      .updateTable('support_ticket')
      .set({
        user_id: null,
        email: maskedAddress(id),
        subject: ERASED,
        description: ERASED,
        context: null,
        status: 'closed',
      })
      .where('user_id', '=', id)
      .execute();
    if (!ownsAddress) return;
    await trx
      .deleteFrom('support_message')
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute();
  },
};
