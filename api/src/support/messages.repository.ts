import { sql, type Insertable, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { SupportTables } from './support.tables.ts';

/** A message of a ticket, with its author's name. */
export type MessageRow = Selectable<SupportTables['support_message']> & { readonly author_name: string | null };

/** Inserts a message; undefined if the ticket has one with its key. */
export function insertMessage(
  trx: Trx,
  message: Insertable<SupportTables['support_message']>,
): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('support_message')
    .values(message)
    .onConflict((conflict) => conflict.columns(['ticket_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Returns the messages of a ticket, oldest first. */
export function findMessages(db: DbOrTrx, ticketId: string): Promise<MessageRow[]> {
  return db
    .selectFrom('support_message as message')
    .leftJoin('account_person_view as author', 'author.id', 'message.author_id')
    .selectAll('message')
    .select('author.name as author_name')
    .where('ticket_id', '=', ticketId)
    .orderBy('sent_at')
    .orderBy('position')
    .execute();
}

/** Returns a message by id. */
export function findMessage(db: DbOrTrx, id: string) {
  return db.selectFrom('support_message').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether the ticket has a message with this key. */
export async function hasMessage(db: DbOrTrx, ticketId: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('support_message')
    .select(sql<number>`1`.as('one'))
    .where('ticket_id', '=', ticketId)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}
