import type { Insertable, Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { SubscriptionTables } from './subscriptions.tables.ts';

/** A stored payment of a subscription. */
export type PaymentRow = Selectable<SubscriptionTables['subscriptions_payment']>;

/** Inserts a payment; returns false if it exists. */
export async function insertPayment(
  trx: Trx,
  payment: Insertable<SubscriptionTables['subscriptions_payment']>,
): Promise<boolean> {
  const stored = await trx
    .insertInto('subscriptions_payment')
    .values(payment)
    .onConflict((conflict) => conflict.column('payment_ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Returns a payment by its id at the provider. */
export function findPayment(db: DbOrTrx, paymentRef: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('subscriptions_payment').selectAll().where('payment_ref', '=', paymentRef).executeTakeFirst();
}

/** Inserts a refund by its id at the provider; returns false if it exists. */
export async function insertRefund(
  trx: Trx,
  refund: Insertable<SubscriptionTables['subscriptions_refund']>,
): Promise<boolean> {
  const stored = await trx
    .insertInto('subscriptions_refund')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_ref')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Adds to the refunded amount of a payment. */
export function addRefunded(trx: Trx, paymentId: string, amountCents: number): Promise<PaymentRow> {
  return trx
    .updateTable('subscriptions_payment')
    .set((row) => ({ refunded_cents: row('refunded_cents', '+', amountCents) }))
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the first payment of a subscription; undefined if nothing was paid. */
export function firstPayment(db: DbOrTrx, subscriptionId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('subscriptions_payment')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'first')
    .executeTakeFirst();
}

/** Returns the start of the period after a payment's; null if that is the current one. */
export async function nextRenewal(
  trx: Trx,
  { subscription_id: subscriptionId, period_start: periodStart }: PaymentRow,
): Promise<Date | null> {
  const { next } = await trx
    .selectFrom('subscriptions_payment')
    .select((row) => row.fn.min('period_start').as('next'))
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'renewal')
    .where('period_start', '>', periodStart)
    .executeTakeFirstOrThrow();
  return next;
}
