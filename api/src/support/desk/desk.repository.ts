import type { TicketSort, TicketView } from '@halfdrop/domain';
import { sql, type Expression, type SqlBool, type Updateable } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { escapeLike } from '../../platform/database/like.ts';
import { MAX_FOUND_ROWS, MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { TicketRow } from '../support.repository.ts';
import type { SupportTables } from '../support.tables.ts';

/** Filters of the inbox, and who is asking. */
export interface TicketFilter {
  readonly view: TicketView;
  readonly text: string;
  readonly agentId: string;
  readonly now: Date;
}

const MAX_ORDERS = 10;

const orders = {
  due: ['ticket.due_at', 'asc'],
  '-due': ['ticket.due_at', 'desc'],
  created: ['ticket.created_at', 'asc'],
  '-created': ['ticket.created_at', 'desc'],
  updated: ['ticket.updated_at', 'asc'],
  '-updated': ['ticket.updated_at', 'desc'],
} as const satisfies Record<TicketSort, readonly [column: string, direction: 'asc' | 'desc']>;

function narrowed({ view, agentId, now }: TicketFilter): Expression<SqlBool> {
  const isOwed = sql<SqlBool>`ticket.status in ('new', 'open')`;
  switch (view) {
    case 'owed':
      return isOwed;
    case 'mine':
      return sql<SqlBool>`ticket.assignee_id = ${agentId} and ticket.status <> 'closed'`;
    case 'unassigned':
      return sql<SqlBool>`ticket.assignee_id is null and ticket.status <> 'closed'`;
    case 'overdue':
      return sql<SqlBool>`${isOwed} and ticket.due_at < ${now}`;
    case 'waiting':
    case 'closed':
      return sql<SqlBool>`ticket.status = ${view}`;
    case 'all':
      return sql<SqlBool>`true`;
  }
}

/**
 * Matches tickets by number, by the requester's full address, or by words of the subject. Ids are found first, each
 * kind by its own index: scanning all tickets in order until enough match would take too long.
 */
function named(text: string, maxRows: number | null): Expression<SqlBool> {
  const words = `%${escapeLike(text)}%`;
  return sql<SqlBool>`ticket.id = any(array(
    select id from support_ticket
    where number = ${text.toUpperCase()} or lower(email) = ${text.toLowerCase()} or subject ilike ${words}
    limit ${maxRows}))`;
}

function shownTickets(db: DbOrTrx) {
  return db
    .selectFrom('support_ticket as ticket')
    .leftJoin('account_person_view as assignee', 'assignee.id', 'ticket.assignee_id')
    .leftJoin('account_person_view as requester', 'requester.id', 'ticket.user_id')
    .leftJoin('support_ticket as target', 'target.id', 'ticket.merged_into_id')
    .selectAll('ticket')
    .select(['assignee.name as assignee_name', 'requester.name as requester_name', 'target.number as merged_into']);
}

/** A ticket with the names shown next to it. */
export type ShownTicketRow = TicketRow & {
  readonly assignee_name: string | null;
  readonly requester_name: string | null;
  readonly merged_into: string | null;
};

function wantedTickets(db: Db, filter: TicketFilter, maxRows: number | null) {
  return shownTickets(db)
    .where(narrowed(filter))
    .$if(filter.text !== '', (query) => query.where(named(filter.text, maxRows)));
}

/** Returns one page of the inbox. */
export function readInbox(db: Db, filter: TicketFilter, sort: TicketSort, wanted: WantedPage) {
  const [column, direction] = orders[sort];
  const tickets = wantedTickets(db, filter, MAX_FOUND_ROWS).orderBy(column, direction).orderBy('ticket.id');
  return readPage(db, tickets, wanted, MAX_LISTED_ROWS);
}

/** Returns the tickets after one, in the order they were opened. */
export function findTicketsAfter(
  db: Db,
  filter: TicketFilter,
  after: string | undefined,
  limit: number,
): Promise<ShownTicketRow[]> {
  return wantedTickets(db, filter, null)
    .$if(after !== undefined, (query) =>
      // Read from the row, because a JavaScript date has less precision than a timestamp.
      query.where(
        sql<boolean>`(ticket.created_at, ticket.id) > (select created_at, id from support_ticket where id = ${after})`,
      ),
    )
    .orderBy('ticket.created_at')
    .orderBy('ticket.id')
    .limit(limit)
    .execute();
}

/** Returns a ticket by number, whoever opened it. */
export function findShownTicket(db: DbOrTrx, number: string): Promise<ShownTicketRow | undefined> {
  return shownTickets(db).where('ticket.number', '=', number).executeTakeFirst();
}

/** Locks a ticket until the transaction ends. */
export function lockTicket(trx: Trx, number: string): Promise<TicketRow | undefined> {
  return trx.selectFrom('support_ticket').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
}

/** Updates a ticket and increments its version. */
export function updateTicket(
  trx: Trx,
  id: string,
  change: Updateable<SupportTables['support_ticket']>,
): Promise<TicketRow> {
  return trx
    .updateTable('support_ticket')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Moves the messages of one ticket to another. If both have a message with the same key, it stays with the first. */
export async function moveMessages(trx: Trx, fromId: string, toId: string): Promise<void> {
  await trx
    .updateTable('support_message')
    .set({ ticket_id: toId, key: sql<string>`${`${fromId}:`} || key` })
    .where('ticket_id', '=', fromId)
    .execute();
}

/** Returns the requester's newest orders, by account or else by address. */
export function findOrdersOf(db: Db, { user_id: userId, email }: TicketRow) {
  return db
    .selectFrom('orders_placed_view')
    .select(['number', 'status', 'total_cents', 'created_at'])
    .where((where) =>
      userId === null
        ? where(sql<string>`lower(receipt_email)`, '=', email.toLowerCase())
        : where('user_id', '=', userId),
    )
    .orderBy('created_at', 'desc')
    .limit(MAX_ORDERS)
    .execute();
}

/** Returns the staff who answer tickets, by name. */
export function findAgents(db: DbOrTrx) {
  return db
    .selectFrom('account_staff_view')
    .select(['account_id as id', 'name'])
    .distinct()
    .where('role', 'in', ['owner', 'support'])
    .orderBy('name')
    .execute();
}
