import type { OrderSort, OrderView } from '@halfdrop/domain';
import { type Selectable, sql } from 'kysely';
import type { Db, DbOrTrx } from '../../database.ts';
import { addDays } from '../../platform/clock/clock.ts';
import { beginsWith } from '../../platform/database/like.ts';
import { MAX_FOUND_ROWS, MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { OrderStatus } from '../order-states.ts';
import type { OrderRow } from '../orders.repository.ts';
import type { OrderTables } from '../orders.tables.ts';

/** Filter of the order list. */
export interface OrderListFilter {
  readonly view: OrderView;
  /** Prefix of an order number or email address; empty for all. */
  readonly text: string;
  /** Range of days (UTC) on which orders were placed, inclusive; undefined for an open end. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
}

const statuses: Readonly<Record<Exclude<OrderView, 'all'>, readonly OrderStatus[]>> = {
  sold: ['paid', 'completed', 'partially_refunded'],
  unpaid: ['pending', 'failed', 'expired'],
  refunded: ['partially_refunded', 'refunded'],
};

const orders = {
  created: ['created_at', 'asc'],
  '-created': ['created_at', 'desc'],
  total: ['total_cents', 'asc'],
  '-total': ['total_cents', 'desc'],
} as const satisfies Record<OrderSort, readonly [column: string, direction: 'asc' | 'desc']>;

/**
 * Finds the matching ids first, each condition by an index of its own; scanning all orders in display order would be
 * too slow.
 */
function named(text: string, maxRows: number | null) {
  return sql<string[]>`array(
    (select id from orders_order where ${beginsWith(sql`number`, text.toUpperCase())} limit ${maxRows})
    union
    (select id from orders_order where ${beginsWith(sql`lower(receipt_email)`, text.toLowerCase())} limit ${maxRows}))`;
}

const beginOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

function narrowed(db: Db, { view, text, firstDay, lastDay }: OrderListFilter, maxRows: number | null) {
  return db
    .selectFrom('orders_order')
    .selectAll()
    .$if(view !== 'all', (query) => query.where('status', 'in', view === 'all' ? [] : statuses[view]))
    .$if(firstDay !== undefined, (query) => query.where('created_at', '>=', beginOf(firstDay ?? '')))
    .$if(lastDay !== undefined, (query) => query.where('created_at', '<', addDays(beginOf(lastDay ?? ''), 1)))
    .$if(text !== '', (query) => query.where(sql<boolean>`id = any(${named(text, maxRows)})`));
}

/** Reads one page of all orders. */
export function readOrders(db: Db, filter: OrderListFilter, sort: OrderSort, wanted: WantedPage) {
  const [column, direction] = orders[sort];
  const listed = narrowed(db, filter, MAX_FOUND_ROWS).orderBy(column, direction).orderBy('id', direction);
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** Returns the orders following `after`, oldest first. */
export function findOrdersAfter(db: Db, filter: OrderListFilter, after: OrderRow | undefined, limit: number) {
  return narrowed(db, filter, null)
    .$if(after !== undefined, (query) =>
      // Compare in the database: JavaScript dates have less precision than timestamps.
      query.where(sql<boolean>`(created_at, id) > (select created_at, id from orders_order where id = ${after?.id})`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns the names of users; deleted ones are absent. */
export async function findNames(db: DbOrTrx, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_person_view')
    .select(['id', 'name'])
    .where('id', 'in', userIds)
    .where('is_deleted', '=', false)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the number of lines by order. */
export async function countItems(db: DbOrTrx, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders_item')
    .select(['order_id', sql<number>`count(*)::int`.as('count')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id: id, count }) => [id, count]));
}

/** Returns the history of an order, oldest first. */
export function findSteps(
  db: DbOrTrx,
  { id }: Pick<OrderRow, 'id'>,
): Promise<Array<Selectable<OrderTables['orders_transition']>>> {
  return db.selectFrom('orders_transition').selectAll().where('order_id', '=', id).orderBy('id').execute();
}

/** Returns which of the given ledger keys are booked, oldest first. */
export async function findBooked(db: DbOrTrx, keys: readonly string[]): Promise<string[]> {
  const booked = await db
    .selectFrom('ledger_transaction_view')
    .select('key')
    .where('key', 'in', keys)
    .orderBy('posted_at')
    .orderBy('id')
    .execute();
  return booked.map(({ key }) => key);
}
