import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { OrderTables } from './orders.tables.ts';

/** A stored refund. */
export type RefundRow = Selectable<OrderTables['orders_refund']>;

/** Stores a refund; without `refund_ref` it is only requested. */
export function insertRefund(trx: Trx, refund: Omit<RefundRow, 'id'>): Promise<RefundRow> {
  return trx.insertInto('orders_refund').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** Returns the refunds of orders, oldest first. */
export async function findRefunds(db: DbOrTrx, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('orders_refund')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
}

/** Returns a refund by id. */
export function findRefund(db: DbOrTrx, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('orders_refund').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Marks a refund as completed. */
export function completeRefund(trx: Trx, id: string, refundRef: string, completedAt: Date): Promise<RefundRow> {
  return trx
    .updateTable('orders_refund')
    .set({ refund_ref: refundRef, completed_at: completedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the numbers of orders by which a user upgraded the given patterns and still holds the upgrades. */
export async function findUpgradeOrders(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select distinct sold.number
    from orders_order sold join orders_item item on item.order_id = sold.id
    where sold.user_id = ${userId} and sold.status in ('completed', 'partially_refunded')
      and item.is_upgrade and item.asset_id = any(${[...assetIds]}::uuid[])
      and not exists (
        select 1 from orders_refund refund
        where refund.order_id = sold.id and item.asset_id = any(refund.asset_ids)
      )
    order by sold.number
  `.execute(db);
  return rows.map(({ number }) => number);
}
