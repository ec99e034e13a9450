import type { TicketSort, TicketView } from '@halfdrop/domain';
import { sql, type Expression, type SqlBool, type Updateable } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { escapeLike } from '../../platform/database/like.ts';
import { MAX_FOUND_ROWS, MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { TicketRow } from '../support.repository.ts';
import type { SupportTables } from '../support.tables.ts';

/** Which tickets are wanted, and by whom. */
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
 * Tickets by number, by the whole address of who asked, or by words of the subject. Ids are found first and by themselves,
 * each by an index: walking all tickets in their order until some fit would take too long.
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

/** A ticket with the names that stand beside it. */
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

/** One page of the inbox. */
export function readInbox(db: Db, filter: TicketFilter, sort: TicketSort, wanted: WantedPage) {
  const [column, direction] = orders[sort];
  const tickets = wantedTickets(db, filter, MAX_FOUND_ROWS).orderBy(column, direction).orderBy('ticket.id');
  return readPage(db, tickets, wanted, MAX_LISTED_ROWS);
}

/** The tickets after one, in the order in which they were opened. */
export function findTicketsAfter(
  db: Db,
  filter: TicketFilter,
  after: string | undefined,
  limit: number,
): Promise<ShownTicketRow[]> {
  return wantedTickets(db, filter, null)
    .$if(after !== undefined, (query) =>
      // Read again, since a date of JavaScript has fewer digits than a timestamp.
      query.where(
        sql<boolean>`(ticket.created_at, ticket.id) > (select created_at, id from support_ticket where id = ${after})`,
      ),
    )
    .orderBy('ticket.created_at')
    .orderBy('ticket.id')
    .limit(limit)
    .execute();
}

/** A ticket by its number, whoever asked. */
export function findShownTicket(db: DbOrTrx, number: string): Promise<ShownTicketRow | undefined> {
  return shownTickets(db).where('ticket.number', '=', number).executeTakeFirst();
}

/** Locks a ticket until the transaction ends. */
export function lockTicket(trx: Trx, number: string): Promise<TicketRow | undefined> {
  return trx.selectFrom('support_ticket').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
}

/** Changes a ticket and counts the change. */
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

/** Moves what was said about one ticket to another. A request of both by the same key stays with the first. */
export async function moveMessages(trx: Trx, fromId: string, toId: string): Promise<void> {
  await trx
    .updateTable('support_message')
    .set({ ticket_id: toId, key: sql<string>`${`${fromId}:`} || key` })
    .where('ticket_id', '=', fromId)
    .execute();
}

/** The newest orders of who asked: of their account, or else of their address. */
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

/** Those who answer tickets, by name. */
export function findAgents(db: DbOrTrx) {
  return db
    .selectFrom('account_staff_view')
    .select(['account_id as id', 'name'])
    .distinct()
    .where('role', 'in', ['owner', 'support'])
    .orderBy('name')
    .execute();
}
