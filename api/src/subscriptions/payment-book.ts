import type { Selectable } from 'kysely';
import { postTransaction } from '../ledger/ledger.service.ts';
import type { Trx } from '../database.ts';
import type { EventDependencies, ReportedRefund } from './subscriptions.ports.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';
import type { SubscriptionTables } from './subscriptions.tables.ts';

/** A stored payment of a subscription. */
export type PaymentRow = Selectable<SubscriptionTables['subscriptions_payment']>;

/** Money that came in for a subscription. */
interface Payment {
  readonly kind: SubscriptionTables['subscriptions_payment']['kind'];
  readonly paymentRef: string;
  readonly amountCents: number;
  readonly periodStart: Date;
}

/** Books a payment with its entries in the ledger; false when it is booked already. */
export async function bookPayment(
  { clock, earlyRefunds }: Pick<EventDependencies, 'clock' | 'earlyRefunds'>,
  trx: Trx,
  { id }: Pick<SubscriptionRow, 'id'>,
  { kind, paymentRef, amountCents, periodStart }: Payment,
): Promise<boolean> {
  const at = clock.now();
  await earlyRefunds.lockPayment(trx, paymentRef);
  const booked = await trx
    .insertInto('subscriptions_payment')
    .values({
      subscription_id: id,
      kind,
      payment_ref: paymentRef,
      amount_cents: amountCents,
      period_start: periodStart,
      paid_at: at,
    })
    .onConflict((conflict) => conflict.column('payment_ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!booked) return false;
  await postTransaction(trx, {
    key: `subscription-paid:${paymentRef}`,
    kind: 'subscription-paid',
    at,
    entries: [
      { account: 'provider', amountCents },
      { account: 'subscriptions', amountCents: -amountCents },
    ],
  });
  return true;
}

/** A payment by the provider's name of it. */
export function findPayment(trx: Trx, paymentRef: string): Promise<PaymentRow | undefined> {
  return trx.selectFrom('subscriptions_payment').selectAll().where('payment_ref', '=', paymentRef).executeTakeFirst();
}

/** Books money that went back of a payment, once for each name of a refund; undefined when it is booked already. */
export async function bookRefund(
  trx: Trx,
  { id }: Pick<PaymentRow, 'id'>,
  { refundRef, amountCents }: Omit<ReportedRefund, 'paymentRef'>,
  at: Date,
): Promise<PaymentRow | undefined> {
  const isNew = await trx
    .insertInto('subscriptions_refund')
    .values({ refund_ref: refundRef, payment_id: id, amount_cents: amountCents, refunded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_ref')
    .executeTakeFirst();
  if (!isNew) return undefined;
  await postTransaction(trx, {
    key: `subscription-refunded:${refundRef}`,
    kind: 'subscription-refunded',
    at,
    entries: [
      { account: 'provider', amountCents: -amountCents },
      { account: 'refunds', amountCents },
    ],
  });
  return trx
    .updateTable('subscriptions_payment')
    .set((row) => ({ refunded_cents: row('refunded_cents', '+', amountCents) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The first payment of a subscription; undefined while nothing was paid. */
export function firstPayment(trx: Trx, subscriptionId: string): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('subscriptions_payment')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'first')
    .executeTakeFirst();
}

/** When the renewal after a payment begins; null while that payment is of the running period. */
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
