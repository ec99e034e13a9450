import type { Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { OrderTables } from './orders.tables.ts';

/** A payment that was not due. */
export type ReturnedPaymentRow = Selectable<OrderTables['orders_returned_payment']>;

/** Stores a payment that was not due; returns false if already stored. */
export async function insertReturnedPayment(
  trx: Trx,
  payment: Omit<ReturnedPaymentRow, 'returned_at'>,
): Promise<boolean> {
  const noted = await trx
    .insertInto('orders_returned_payment')
    .values({ ...payment, returned_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_ref')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Marks a payment that was not due as returned; returns false for all other payments. */
export async function recordReturn(trx: Trx, paymentRef: string, at: Date): Promise<boolean> {
  const returned = await trx
    .updateTable('orders_returned_payment')
    .set({ returned_at: at })
    .where('payment_ref', '=', paymentRef)
    .returning('payment_ref')
    .executeTakeFirst();
  return returned !== undefined;
}

/** Returns a payment that was not due by its id at the provider. */
export function findReturnedPayment(db: DbOrTrx, paymentRef: string): Promise<ReturnedPaymentRow | undefined> {
  return db.selectFrom('orders_returned_payment').selectAll().where('payment_ref', '=', paymentRef).executeTakeFirst();
}
