import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../platform/database/database.ts';
import type { SupportTables } from './support.tables.ts';

/** A stored ticket. */
export type TicketRow = Selectable<SupportTables['support_ticket']>;
/** A stored message. */
export type MessageRow = Selectable<SupportTables['support_message']>;

/** Stores a ticket. Breaks `support_ticket_number_key` when its number is taken. */
export function insertTicket(trx: Trx, ticket: Insertable<SupportTables['support_ticket']>): Promise<TicketRow> {
  return trx.insertInto('support_ticket').values(ticket).returningAll().executeTakeFirstOrThrow();
}

/** Finds a ticket by its id. */
export function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  return db.selectFrom('support_ticket').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a message. */
export function insertMessage(trx: Trx, message: Insertable<SupportTables['support_message']>): Promise<MessageRow> {
  return trx.insertInto('support_message').values(message).returningAll().executeTakeFirstOrThrow();
}

/** Finds a message by its id. */
export function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('support_message').selectAll().where('id', '=', id).executeTakeFirst();
}
