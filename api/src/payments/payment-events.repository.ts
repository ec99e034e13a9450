import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import type { PaymentEvent } from './payment-event.ts';

/** A refund reported by the provider. */
export type ReportedRefund = Pick<
  Extract<PaymentEvent, { type: 'payment.refunded' }>,
  'paymentRef' | 'refundRef' | 'amountCents'
>;

/** Records a processed event and clears its earlier failures; returns false if already recorded. */
export async function recordEvent(trx: Trx, event: PaymentEvent, receivedAt: Date): Promise<boolean> {
  const { id, type } = event;
  const result = await trx
    .with('forgotten', (db) => db.deleteFrom('payments_failed_event').where('id', '=', id))
    .insertInto('payments_event')
    .values({
      id,
      type,
      received_at: receivedAt,
      session_id: 'sessionId' in event ? event.sessionId : null,
      payment_ref: 'paymentRef' in event ? event.paymentRef : null,
      subscription_ref: 'subscriptionRef' in event ? event.subscriptionRef : null,
      amount_cents: 'amountCents' in event ? event.amountCents : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Stores a refund until its payment is reported. */
export async function parkRefund(trx: Trx, refund: ReportedRefund, receivedAt: Date): Promise<void> {
  await trx
    .insertInto('payments_parked_refund')
    .values({
      refund_ref: refund.refundRef,
      payment_ref: refund.paymentRef,
      amount_cents: refund.amountCents,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes and returns the refunds that arrived before their payment. */
export async function takeParkedRefunds(trx: Trx, paymentRef: string): Promise<ReportedRefund[]> {
  const rows = await trx
    .deleteFrom('payments_parked_refund')
    .where('payment_ref', '=', paymentRef)
    .returning(['refund_ref', 'payment_ref', 'amount_cents'])
    .execute();
  return rows.map((row) => ({
    refundRef: row.refund_ref,
    paymentRef: row.payment_ref,
    amountCents: row.amount_cents,
  }));
}

/**
 * Serializes the events of a payment until the transaction ends; otherwise a refund being parked and its payment would
 * miss each other.
 */
export async function lockPayment(trx: Trx, paymentRef: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${paymentRef}, 7042))`.execute(trx);
}
