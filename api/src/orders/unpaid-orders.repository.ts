import type { DbOrTrx } from '../database.ts';
import type { OrderRow } from './orders.repository.ts';

/** Returns the payable orders of a user. */
export function findPayableOrders(db: DbOrTrx, userId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders_order')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'failed'])
    .orderBy('id')
    .execute();
}

/** Placement times before which orders are overdue, by what they wait for. */
interface Overdue {
  readonly unopened: Date;
  readonly withCoupon: Date;
  readonly others: Date;
}

/** Returns the overdue payable orders, oldest first. */
export function findOverdue(db: DbOrTrx, { unopened, withCoupon, others }: Overdue): Promise<OrderRow[]> {
  return db
    .selectFrom('orders_order')
    .selectAll()
    .where('status', 'in', ['pending', 'failed'])
    .where('created_at', '<=', unopened)
    .where((where) =>
      where.or([
        where('session_id', 'is', null),
        where('created_at', '<=', others),
        where.and([where('created_at', '<=', withCoupon), where('coupon_code', 'is not', null)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

/** Returns the payable orders replaced by an order. */
export function findReplaced(db: DbOrTrx, id: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders_order')
    .selectAll()
    .where('replaced_by', '=', id)
    .where('status', 'in', ['pending', 'failed'])
    .execute();
}
