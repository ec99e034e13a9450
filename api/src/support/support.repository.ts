import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { SupportTables } from './support.tables.ts';

/** A stored ticket. */
export type TicketRow = Selectable<SupportTables['support_ticket']>;

/** Inserts a ticket. Violates `support_ticket_number_key` if its number is taken. */
export function insertTicket(trx: Trx, ticket: Insertable<SupportTables['support_ticket']>): Promise<TicketRow> {
  return trx.insertInto('support_ticket').values(ticket).returningAll().executeTakeFirstOrThrow();
}

/** Returns a ticket by id. */
export function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  return db.selectFrom('support_ticket').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a ticket opened by a user, by number. */
export function findTicketByNumber(db: Db, userId: string, number: string): Promise<TicketRow | undefined> {
  return db
    .selectFrom('support_ticket')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Returns one page of a user's tickets, newest first. */
export function readTicketPage(db: Db, userId: string, wanted: WantedPage) {
  const tickets = db
    .selectFrom('support_ticket')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return readPage(db, tickets, wanted);
}

/** Counts the earlier tickets of visitors for the same address since an instant. */
export async function countEarlierTickets(db: Db, ticket: TicketRow, since: Date): Promise<number> {
  const row = await db
    .selectFrom('support_ticket')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where(sql<string>`lower(email)`, '=', ticket.email.toLowerCase())
    .where('user_id', 'is', null)
    .where('created_at', '>', since)
    .where(sql<boolean>`(created_at, id) < (${ticket.created_at}::timestamptz, ${ticket.id}::uuid)`)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}
