import { sql, type RawBuilder } from 'kysely';
import { maskedAddress, type PersonalData, type Person } from '../privacy/personal-data.ts';

const ERASED = 'Erased with the account.';

/** Matches the tickets of an account, and those visitors opened for its address once the address is confirmed. */
function isOf({ id, email, ownsAddress }: Person): RawBuilder<boolean> {
  return sql`(user_id = ${id}
    or (${ownsAddress}::boolean and user_id is null and lower(email) = ${email.toLowerCase()}))`;
}

/** A user's tickets and contact form messages. */
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
        'is_satisfied as isSatisfied',
        'satisfaction_note as satisfactionNote',
      ])
      .where(isOf(person))
      .orderBy('created_at')
      .execute();
    const messages = await db
      .selectFrom('support_message as message')
      .innerJoin('support_ticket as ticket', 'ticket.id', 'message.ticket_id')
      .select(['ticket.number', 'message.body', 'message.sent_at as sentAt'])
      .select((select) => select('message.kind', '=', 'asker').as('isOwn'))
      .where('message.kind', 'in', ['asker', 'reply'])
      .where(isOf(person))
      .orderBy('message.sent_at')
      .execute();
    return { tickets, ticketMessages: messages };
  },

  /** Tickets remain as numbers, so that response times can be evaluated; their texts are deleted. */
  async forget(trx, person) {
    // Answers and notes may quote the question, so all texts of a conversation are deleted.
    await trx
      .updateTable('support_message')
      .set({ body: ERASED })
      .where('kind', '<>', 'event')
      .where('ticket_id', 'in', (tickets) => tickets.selectFrom('support_ticket').select('id').where(isOf(person)))
      .execute();
    // Messages they wrote as staff remain, without their name.
    await trx.updateTable('support_message').set({ author_id: null }).where('author_id', '=', person.id).execute();
    await trx.updateTable('support_ticket').set({ assignee_id: null }).where('assignee_id', '=', person.id).execute();
    await trx.deleteFrom('support_presence').where('agent_id', '=', person.id).execute();
    await trx
      .updateTable('support_ticket')
      .set({
        user_id: null,
        sender_name: null,
        email: maskedAddress(person.id),
        subject: ERASED,
        description: ERASED,
        context: null,
        satisfaction_note: null,
        status: 'closed',
      })
      .where(isOf(person))
      .execute();
  },
};
