import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../database.ts';
import type { Delivery, PaymentTables } from '../payments.tables.ts';
import type { Refund } from '../provider.ts';

type PaymentRow = Selectable<PaymentTables['payments_sandbox_payment']>;

/** A payment to record. */
interface NewSandboxPayment {
  readonly id: string;
  readonly amountCents: number;
  readonly key: string;
  readonly delivery: Delivery;
}

/** Records a payment; returns false if its key exists. */
export async function recordPayment(trx: Trx, payment: NewSandboxPayment, now: Date): Promise<boolean> {
  const { id, amountCents, key, delivery } = payment;
  const row = { id, amount_cents: amountCents, refunded_cents: 0, key, delivery, created_at: now };
  const result = await trx
    .insertInto('payments_sandbox_payment')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Returns a payment, locked until the transaction ends. */
export function lockSandboxPayment(trx: Trx, id: string): Promise<PaymentRow | undefined> {
  return trx.selectFrom('payments_sandbox_payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns whether a refund with this key exists. */
export async function isRefundMade(trx: Trx, key: string): Promise<boolean> {
  const made = await trx.selectFrom('payments_sandbox_refund').select('key').where('key', '=', key).executeTakeFirst();
  return made !== undefined;
}

/** Records a refund of a locked payment. */
export async function recordRefund(trx: Trx, payment: PaymentRow, refund: Refund, now: Date): Promise<void> {
  const { key, amountCents } = refund;
  await trx
    .insertInto('payments_sandbox_refund')
    .values({ key, payment_id: payment.id, amount_cents: amountCents, created_at: now })
    .execute();
  await trx
    .updateTable('payments_sandbox_payment')
    .set({ refunded_cents: payment.refunded_cents + amountCents })
    .where('id', '=', payment.id)
    .execute();
}

/** Returns payments and refunds since an instant, without payments covered by credit. */
export async function readMoney(db: Db, since: Date) {
  const payments = db
    .selectFrom('payments_sandbox_payment')
    .select(['id', 'amount_cents', 'created_at'])
    .where('created_at', '>=', since)
    .where('amount_cents', '>', 0);
  const refunds = db
    .selectFrom('payments_sandbox_refund')
    .select(['key', 'amount_cents', 'created_at'])
    .where('created_at', '>=', since);
  return { payments: await payments.execute(), refunds: await refunds.execute() };
}
