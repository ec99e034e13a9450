import type { OrderSort, OrderView } from '@halfdrop/domain';
import { type Selectable, sql } from 'kysely';
import type { Db, DbOrTrx } from '../../database.ts';
import { addDays } from '../../platform/clock/clock.ts';
import { beginsWith } from '../../platform/database/like.ts';
import { MAX_FOUND_ROWS, MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { OrderStatus } from '../order-states.ts';
import type { OrderRow } from '../orders.repository.ts';
import type { OrderTables } from '../orders.tables.ts';

/** Which orders are wanted. */
export interface OrderListFilter {
  readonly view: OrderView;
  /** The beginning of a number or of an address; empty for all. */
  readonly text: string;
  /** Days (UTC) on which they were placed, from the first to the last; undefined for no end. */
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
 * Ids are found first, by themselves, and each part by an index of its own: walking all orders in their order until some
 * fit would take too long.
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

/** One page of all orders. */
export function readOrders(db: Db, filter: OrderListFilter, sort: OrderSort, wanted: WantedPage) {
  const [column, direction] = orders[sort];
  const listed = narrowed(db, filter, MAX_FOUND_ROWS).orderBy(column, direction).orderBy('id', direction);
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** The orders after one, oldest first. */
export function findOrdersAfter(db: Db, filter: OrderListFilter, after: OrderRow | undefined, limit: number) {
  return narrowed(db, filter, null)
    .$if(after !== undefined, (query) =>
      // Read again, since a date of JavaScript has fewer digits than a timestamp.
      query.where(sql<boolean>`(created_at, id) > (select created_at, id from orders_order where id = ${after?.id})`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The names of some people; those who are deleted have none. */
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

/** How many lines some orders have. */
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

/** The steps of an order, oldest first. */
export function findSteps(
  db: DbOrTrx,
  { id }: Pick<OrderRow, 'id'>,
): Promise<Array<Selectable<OrderTables['orders_transition']>>> {
  return db.selectFrom('orders_transition').selectAll().where('order_id', '=', id).orderBy('id').execute();
}

/** Those of some transactions of the ledger that are booked, oldest first. */
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
