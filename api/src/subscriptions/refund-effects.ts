import type { Trx } from '../database.ts';
import { endSubscriptionLater } from '../payments/provider-jobs.ts';
import { bookRefund } from './payment-book.ts';
import { findPayment, nextRenewal, type PaymentRow } from './payments.repository.ts';
import { end } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import type { EventDependencies, ReportedRefund } from './subscriptions.ports.ts';
import { lockPerson } from '../account/people.ts';
import { findSubscription, reread, type SubscriptionRow } from './subscriptions.repository.ts';

/** Dependencies of refunds. */
export type RefundDependencies = Pick<EventDependencies, 'clock' | 'rights'>;

/**
 * Applies a reported refund, whoever requested it: books it immediately and, once a payment is fully refunded, ends
 * everything it paid for. The exception is a plan change: its licenses end, but the underlying period is still paid.
 * Refunds of other payments are ignored.
 */
export async function applyRefund(shop: RefundDependencies, trx: Trx, refund: ReportedRefund): Promise<void> {
  const found = await findPayment(trx, refund.paymentRef);
  const payer = found && (await findSubscription(trx, 'id', found.subscription_id));
  if (!payer) return;
  await lockPerson(trx, payer.user_id);
  const payment = await bookRefund(trx, found, refund, shop.clock.now());
  if (!payment || payment.refunded_cents < payment.amount_cents) return;
  await endLicenses(shop, trx, payment);
  if (payment.kind === 'change' || (await nextRenewal(trx, payment)) !== null) return;
  await endPlan(shop, trx, await reread(trx, payer.id), payment.amount_cents);
}

/** Applies refunds that were reported before their payment. */
export async function applyParkedRefunds(
  shop: EventDependencies,
  trx: Trx,
  { paymentRef }: Pick<ReportedRefund, 'paymentRef'>,
): Promise<void> {
  for (const refund of await shop.earlyRefunds.takeParkedRefunds(trx, paymentRef)) await applyRefund(shop, trx, refund);
}

/** Revokes the licenses obtained in the period of a payment; for the first payment also those of a preceding trial. */
export async function endLicenses({ rights }: RefundDependencies, trx: Trx, payment: PaymentRow): Promise<void> {
  const before = await nextRenewal(trx, payment);
  await rights.revoke(trx, { subscriptionId: payment.subscription_id, from: beginOf(payment), before });
}

/** Ends a locked subscription that is being refunded, here and at the provider; no-op if already ended. */
export async function endPlan(
  { clock }: RefundDependencies,
  trx: Trx,
  subscription: SubscriptionRow,
  amountCents: number,
): Promise<SubscriptionRow> {
  if (subscription.status !== 'expired' && subscription.subscription_ref !== null) {
    await endSubscriptionLater(trx, subscription.subscription_ref);
  }
  const ended = await end(trx, subscription, 'refund', clock.now());
  if (ended.end_cause === 'refund') await mailLater(trx, 'refunded', ended, ended.id, { amountCents });
  return ended;
}

function beginOf({ kind, paid_at: paidAt, period_start: periodStart }: PaymentRow): Date | null {
  if (kind === 'first') return null;
  return kind === 'change' ? paidAt : periodStart;
}
