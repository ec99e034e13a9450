import { sql, type RawBuilder } from 'kysely';
import { maskedAddress, type PersonalData, type Person } from '../privacy/personal-data.ts';

const ERASED = 'Erased with the account.';

/** The tickets of an account, and those that visitors opened for its address once it is shown to be theirs. */
function isOf({ id, email, ownsAddress }: Person): RawBuilder<boolean> {
  return sql`(user_id = ${id}
    or (${ownsAddress}::boolean and user_id is null and lower(email) = ${email.toLowerCase()}))`;
}

/** What a person asked us, in tickets and by the contact form. */
export const supportPersonalData: PersonalData = {
  async exportOf(db, person) {
    const tickets = await db
      .selectFrom('support_ticket')
      .select([
        'number',
        'sender_name as name',
        'email',
        'category_id as category',
        'contact_subject as contactSubject',
        'subject',
        'description',
        'context',
        'status',
        'created_at as createdAt',
        'due_at as dueAt',
      ])
      .where(isOf(person))
      .orderBy('created_at')
      .execute();
    return { tickets };
  },

  /** Tickets stay as numbers, so that what was promised and answered can be counted; their words go. */
  async forget(trx, person) {
    await trx
      .updateTable('support_ticket')
      .set({
        user_id: null,
        sender_name: null,
        email: maskedAddress(person.id),
        subject: ERASED,
        description: ERASED,
        context: null,
        status: 'closed',
      })
      .where(isOf(person))
      .execute();
  },
};
