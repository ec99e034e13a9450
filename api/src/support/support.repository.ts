import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { SupportTables } from './support.tables.ts';

/** A stored ticket. */
export type TicketRow = Selectable<SupportTables['support_ticket']>;

/** Stores a ticket. Breaks `support_ticket_number_key` when its number is taken. */
export function insertTicket(trx: Trx, ticket: Insertable<SupportTables['support_ticket']>): Promise<TicketRow> {
  return trx.insertInto('support_ticket').values(ticket).returningAll().executeTakeFirstOrThrow();
}

/** Finds a ticket by its id. */
export function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  return db.selectFrom('support_ticket').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds a ticket someone has opened by its number. */
export function findTicketByNumber(db: Db, userId: string, number: string): Promise<TicketRow | undefined> {
  return db
    .selectFrom('support_ticket')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** One page of the tickets someone has opened, newest first. */
export function readTicketPage(db: Db, userId: string, wanted: WantedPage) {
  const tickets = db
    .selectFrom('support_ticket')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return readPage(db, tickets, wanted);
}

/** How many visitors' tickets named the address of one before it, since an instant. */
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
