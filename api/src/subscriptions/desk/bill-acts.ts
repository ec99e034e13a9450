import { portionOf } from '@halfdrop/domain';
import { inTransaction } from '../../platform/database/transaction.ts';
import { creditBillsLater } from '../../payments/provider-jobs.ts';
import type { NextBill } from '../../payments/provider.ts';
import type { AuditAuthor } from '../../staff/audit.ts';
import { mailLater } from '../subscription-mail.ts';
import type { SubscriptionRow } from '../subscriptions.repository.ts';
import { type ActDependencies, locked, state } from './subscription-acts.ts';
import type { DayCredit, PaymentRetry, SubscriptionBillDto } from './correction.contract.ts';
import { insertCorrection, isOrdered } from './subscription-desk.repository.ts';

const DAY = 86_400_000;

/** Returns the cost of a number of days of the current period. */
function creditOf(
  { price_cents: priceCents, period_start: from, period_end: to }: SubscriptionRow,
  days: number,
): number {
  return portionOf(priceCents, days * DAY, to.getTime() - from.getTime());
}

/**
 * Returns the next charge of a subscription and the value of crediting a number of days; null if nothing will be
 * charged.
 */
export async function billOf(
  { payments }: Pick<ActDependencies, 'payments'>,
  subscription: SubscriptionRow,
  days: number,
): Promise<SubscriptionBillDto | null> {
  const bill = await nextBill(payments, subscription);
  if (bill === null) return null;
  const { amountCents: amount, at, isUnpaid } = bill;
  // An unpaid bill is already issued; credit applies to the following one.
  const credit = isUnpaid ? 0 : creditOf(subscription, days);
  return {
    amount,
    dueAt: at?.toISOString() ?? null,
    isUnpaid,
    credit,
    amountAfterCredit: Math.max(0, amount - credit),
  };
}

async function nextBill(
  payments: Pick<ActDependencies['payments'], 'nextBill'>,
  { subscription_ref: subscriptionRef, status }: SubscriptionRow,
): Promise<NextBill | null> {
  const isBilled = subscriptionRef !== null && (status === 'active' || status === 'past_due');
  return isBilled ? payments.nextBill(subscriptionRef) : null;
}

/**
 * Credits the cost of a number of days towards the next bills, once per key.
 * @throws subscription_state
 */
export function creditDays(
  shop: ActDependencies,
  by: AuditAuthor,
  found: SubscriptionRow,
  { days, expectedCredit, reason, key }: DayCredit,
): Promise<SubscriptionRow> {
  const { writes, clock, audit } = shop;
  return inTransaction(writes, async (trx) => {
    const subscription = await locked(trx, found);
    const { id, subscription_ref: subscriptionRef } = subscription;
    const order = { subscription_id: id, key, kind: 'day-credit', ordered_at: clock.now() } as const;
    if (!(await insertCorrection(trx, order))) return subscription;
    if (subscription.status !== 'active' || subscriptionRef === null) {
      throw state('Only a paid plan that renews has a next bill.');
    }
    const amountCents = creditOf(subscription, days);
    if (amountCents !== expectedCredit)
      throw state('The price of these days has changed. Please check it and try again.');
    await creditBillsLater(trx, { subscriptionRef, amountCents, key: `${id}-${key}` });
    await mailLater(trx, 'days-credited', subscription, `${id}-${key}`, { days, amountCents });
    await audit.record(trx, {
      by,
      action: 'subscription.correct',
      subject: { kind: 'subscription', id },
      before: null,
      after: { creditedDays: days, creditedCents: amountCents },
      why: reason,
    });
    return subscription;
  });
}

/**
 * Retries an unpaid renewal. The order is recorded before the provider is called; the outcome is reported by an event,
 * like that of any attempt.
 * @throws subscription_state, payment_declined, payment_unavailable
 */
export async function retryPayment(
  shop: ActDependencies,
  by: AuditAuthor,
  found: SubscriptionRow,
  { expectedAmount, reason, key }: PaymentRetry,
): Promise<SubscriptionRow> {
  const { id, subscription_ref: subscriptionRef } = found;
  if (!(await isOrdered(shop.db, id, key))) {
    const bill = found.status === 'past_due' ? await nextBill(shop.payments, found) : null;
    if (!bill?.isUnpaid) throw state('It has no unpaid charge.');
    if (bill.amountCents !== expectedAmount)
      throw state('The unpaid charge has changed. Please check it and try again.');
    await orderRetry(shop, by, found, { expectedAmount, reason, key });
  }
  if (subscriptionRef !== null) await shop.payments.retryPayment({ subscriptionRef, key: `${id}-${key}` });
  return found;
}

function orderRetry(
  { writes, clock, audit }: ActDependencies,
  by: AuditAuthor,
  { id }: SubscriptionRow,
  { expectedAmount, reason, key }: PaymentRetry,
): Promise<void> {
  return inTransaction(writes, async (trx) => {
    const order = { subscription_id: id, key, kind: 'payment-retry', ordered_at: clock.now() } as const;
    if (!(await insertCorrection(trx, order))) return;
    await audit.record(trx, {
      by,
      action: 'subscription.correct',
      subject: { kind: 'subscription', id },
      before: null,
      after: { retriedCents: expectedAmount },
      why: reason,
    });
  });
}
