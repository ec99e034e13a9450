import type { Trx } from '../database.ts';
import { endSubscriptionLater } from '../payments/provider-jobs.ts';
import { bookRefund } from './payment-book.ts';
import { findPayment, nextRenewal, type PaymentRow } from './payments.repository.ts';
import { end } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import type { EventDependencies, ReportedRefund } from './subscriptions.ports.ts';
import { lockPerson } from '../account/people.ts';
import { findSubscription, reread, type SubscriptionRow } from './subscriptions.repository.ts';

/** What a refund has effects on. */
export type RefundDependencies = Pick<EventDependencies, 'clock' | 'rights'>;

/**
 * Gives a refund that was reported its effect: the books at once, and with the last cent of a payment all that it paid
 * for, whoever asked for it. A change of plan is the exception: its licenses end, but the period under it is still paid.
 * What was no payment of a plan is left alone.
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

/** Gives refunds that were reported before their payment the effect they waited for. */
export async function applyParkedRefunds(
  shop: EventDependencies,
  trx: Trx,
  { paymentRef }: Pick<ReportedRefund, 'paymentRef'>,
): Promise<void> {
  for (const refund of await shop.earlyRefunds.takeParkedRefunds(trx, paymentRef)) await applyRefund(shop, trx, refund);
}

/** Ends the licenses that were got in the time a payment paid for; the first one stands for a trial before it too. */
export async function endLicenses({ rights }: RefundDependencies, trx: Trx, payment: PaymentRow): Promise<void> {
  const before = await nextRenewal(trx, payment);
  await rights.revoke(trx, { subscriptionId: payment.subscription_id, from: beginOf(payment), before });
}

/** Ends a locked subscription whose money goes back, here and at the provider; what is over is left as it is. */
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
