import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../platform/database/database.ts';
import type { OrderTables } from './orders.tables.ts';

/** A stored order. */
export type OrderRow = Selectable<OrderTables['orders_order']>;
/** A stored line of an order. */
export type OrderItemRow = Selectable<OrderTables['orders_item']>;

type NewOrder = Omit<OrderRow, 'id' | 'receipt_sent_at' | 'payment_error' | 'completed_at'>;
type NewItem = Omit<OrderItemRow, 'id' | 'order_id' | 'position'>;

/** Stores an order with its lines. */
export async function insertOrder(trx: Trx, order: NewOrder, items: readonly NewItem[]): Promise<OrderRow> {
  const row = await trx
    .insertInto('orders_order')
    .values({ ...order, receipt_sent_at: null, payment_error: null, completed_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orders_item')
    .values(items.map((item, position) => ({ ...item, order_id: row.id, position })))
    .execute();
  return row;
}

/** Finds the order of a payment session. */
export function findBySession(db: DbOrTrx, sessionId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders_order').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
}

/** Finds an order by its id. */
export function findOrder(db: DbOrTrx, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads an order and keeps others from changing it until the transaction ends. */
export function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  return trx.selectFrom('orders_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Someone's orders that can still be paid, locked. */
export function lockPayableOrders(trx: Trx, userId: string): Promise<OrderRow[]> {
  return trx
    .selectFrom('orders_order')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'failed'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes what may change of an order after it was made. */
export function updateOrder(
  db: DbOrTrx,
  id: string,
  change: Partial<Pick<OrderRow, 'status' | 'completed_at' | 'payment_error' | 'receipt_sent_at'>>,
): Promise<OrderRow> {
  return db.updateTable('orders_order').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The lines of some orders, in their order. */
export async function findItems(db: DbOrTrx, orderIds: readonly string[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('orders_item').selectAll().where('order_id', 'in', orderIds).orderBy('position').execute();
}

/** One page of someone's orders, newest first. */
export function findOrderPage(db: DbOrTrx, userId: string, page: number, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders_order')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
}

/** How many orders someone has. */
export async function countOrders(db: DbOrTrx, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('orders_order')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Notes a payment event; false when it was noted before. */
export async function insertEvent(trx: Trx, event: { id: string; type: string; receivedAt: Date }): Promise<boolean> {
  const result = await trx
    .insertInto('payments_event')
    .values({ id: event.id, type: event.type, received_at: event.receivedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
