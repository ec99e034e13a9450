import { postTransaction } from '../ledger/ledger.service.ts';
import type { Trx } from '../database.ts';
import { addRefunded, insertPayment, insertRefund, type PaymentRow } from './payments.repository.ts';
import type { EventDependencies, ReportedRefund } from './subscriptions.ports.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** Payment of a subscription. */
interface Payment {
  readonly kind: PaymentRow['kind'];
  readonly paymentRef: string;
  readonly amountCents: number;
  readonly periodStart: Date;
}

/** Records a payment and posts it to the ledger; returns false if already recorded. */
export async function bookPayment(
  { clock, earlyRefunds }: Pick<EventDependencies, 'clock' | 'earlyRefunds'>,
  trx: Trx,
  { id }: Pick<SubscriptionRow, 'id'>,
  { kind, paymentRef, amountCents, periodStart }: Payment,
): Promise<boolean> {
  const at = clock.now();
  await earlyRefunds.lockPayment(trx, paymentRef);
  const isNew = await insertPayment(trx, {
    subscription_id: id,
    kind,
    payment_ref: paymentRef,
    amount_cents: amountCents,
    period_start: periodStart,
    paid_at: at,
  });
  if (!isNew) return false;
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

/** Records a refund of a payment and posts it to the ledger, once per refund id; undefined if already recorded. */
export async function bookRefund(
  trx: Trx,
  { id }: Pick<PaymentRow, 'id'>,
  { refundRef, amountCents }: Omit<ReportedRefund, 'paymentRef'>,
  at: Date,
): Promise<PaymentRow | undefined> {
  const refund = { refund_ref: refundRef, payment_id: id, amount_cents: amountCents, refunded_at: at };
  if (!(await insertRefund(trx, refund))) return undefined;
  await postTransaction(trx, {
    key: `subscription-refunded:${refundRef}`,
    kind: 'subscription-refunded',
    at,
    entries: [
      { account: 'provider', amountCents: -amountCents },
      { account: 'refunds', amountCents },
    ],
  });
  return addRefunded(trx, id, amountCents);
}
