import { postTransaction } from '../ledger/ledger.service.ts';
import type { Trx } from '../platform/database/database.ts';
import type { EventDependencies, ReportedRefund } from './subscriptions.ports.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';
import type { SubscriptionTables } from './subscriptions.tables.ts';

/** Money that came in for a subscription. */
interface Payment {
  readonly kind: SubscriptionTables['subscriptions_payment']['kind'];
  readonly paymentRef: string;
  readonly amountCents: number;
}

/** Books a payment with its entries in the ledger; false when it is booked already. */
export async function bookPayment(
  { clock, earlyRefunds }: Pick<EventDependencies, 'clock' | 'earlyRefunds'>,
  trx: Trx,
  { id }: Pick<SubscriptionRow, 'id'>,
  { kind, paymentRef, amountCents }: Payment,
): Promise<boolean> {
  const at = clock.now();
  await earlyRefunds.lockPayment(trx, paymentRef);
  const booked = await trx
    .insertInto('subscriptions_payment')
    .values({ subscription_id: id, kind, payment_ref: paymentRef, amount_cents: amountCents, paid_at: at })
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
  for (const refund of await earlyRefunds.takeParkedRefunds(trx, paymentRef)) await bookRefund(trx, refund, at);
  return true;
}

/** Books money that went back, once for each name of a refund; what was no payment of a plan is left alone. */
export async function bookRefund(
  trx: Trx,
  { paymentRef, refundRef, amountCents }: ReportedRefund,
  at: Date,
): Promise<void> {
  const payment = await trx
    .selectFrom('subscriptions_payment')
    .select('id')
    .where('payment_ref', '=', paymentRef)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return;
  const isNew = await trx
    .insertInto('subscriptions_refund')
    .values({ refund_ref: refundRef, payment_id: payment.id, amount_cents: amountCents, refunded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_ref')
    .executeTakeFirst();
  if (!isNew) return;
  await trx
    .updateTable('subscriptions_payment')
    .set((row) => ({ refunded_cents: row('refunded_cents', '+', amountCents) }))
    .where('id', '=', payment.id)
    .execute();
  await postTransaction(trx, {
    key: `subscription-refunded:${refundRef}`,
    kind: 'subscription-refunded',
    at,
    entries: [
      { account: 'provider', amountCents: -amountCents },
      { account: 'refunds', amountCents },
    ],
  });
}

/** The first payment of a subscription; undefined while nothing was paid. */
export function firstPayment(trx: Trx, subscriptionId: string) {
  return trx
    .selectFrom('subscriptions_payment')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'first')
    .executeTakeFirst();
}
