import type { Trx } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Delivery } from '../payments.tables.ts';
import type { Refund } from '../provider.ts';
import { reportEvent } from './sandbox-events.ts';

/** A payment to be written down once. */
interface NewSandboxPayment {
  readonly id: string;
  readonly amountCents: number;
  readonly key: string;
  readonly delivery: Delivery;
}

/** Writes a payment down; false when one with its key is there. */
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

/**
 * Gives money back and reports it, once for a key; a payment that has gone back whole needs no more.
 * @throws validation_failed for more than is left of the payment
 */
export async function refundPayment(trx: Trx, { paymentRef, amountCents, key }: Refund, now: Date): Promise<void> {
  const payment = await trx
    .selectFrom('payments_sandbox_payment')
    .selectAll()
    .where('id', '=', paymentRef)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw new Problem('not_found', { message: 'This payment is not known.' });
  const made = await trx.selectFrom('payments_sandbox_refund').select('key').where('key', '=', key).executeTakeFirst();
  if (made || payment.refunded_cents === payment.amount_cents) return;
  const isWhole = Number.isSafeInteger(amountCents) && amountCents > 0;
  if (!isWhole || amountCents > payment.amount_cents - payment.refunded_cents) {
    throw new Problem('validation_failed', { message: 'A refund is at most what is left of the payment.' });
  }
  await trx
    .insertInto('payments_sandbox_refund')
    .values({ key, payment_id: paymentRef, amount_cents: amountCents, created_at: now })
    .execute();
  await trx
    .updateTable('payments_sandbox_payment')
    .set({ refunded_cents: payment.refunded_cents + amountCents })
    .where('id', '=', paymentRef)
    .execute();
  const event = {
    id: `evt_refund_${key}`,
    type: 'payment.refunded',
    refundRef: `re_${key}`,
    paymentRef,
    amountCents,
  } as const;
  await reportEvent(trx, event, payment.delivery, now);
}
