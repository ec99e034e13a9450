import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { BillCredit, NextBill, PaymentProvider, PaymentRetry } from '../provider.ts';
import { billSubscription, maxAttempts, refusedWords, renewalCents } from './sandbox-billing.ts';
import { reportEvent } from './sandbox-events.ts';
import {
  lockRunning,
  lockSubscription,
  recordCredit,
  type SandboxSubscription,
  updateSubscription,
} from './sandbox-subscriptions.repository.ts';

/** Creates the billing part of the sandbox provider. */
export function createSandboxBills({
  writes,
  clock,
}: Pick<Foundation, 'writes' | 'clock'>): Pick<PaymentProvider, 'nextBill' | 'creditBills' | 'retryPayment'> {
  return {
    nextBill: (subscriptionRef) => inTransaction(writes, (trx) => nextBillOf(trx, subscriptionRef)),
    creditBills: (credit) => inTransaction(writes, (trx) => creditBills(trx, credit, clock.now())),

    async retryPayment(retry) {
      const isPaid = await inTransaction(writes, (trx) => retryBill(trx, retry, clock.now()));
      // Throw after the transaction, so that the declined attempt is recorded.
      if (!isPaid) throw new Problem('payment_declined');
    },
  };
}

/** Returns the next charge of a subscription. @throws not_found */
async function nextBillOf(trx: Trx, subscriptionRef: string): Promise<NextBill | null> {
  const subscription = await lockSubscription(trx, subscriptionRef);
  if (subscription.ends_with_period) return null;
  const isUnpaid = subscription.status === 'past-due';
  const at = subscription.attempts >= maxAttempts ? null : subscription.due_at;
  return { amountCents: renewalCents(subscription), at, isUnpaid };
}

/** Credits the next bills, once per key. */
async function creditBills(trx: Trx, credit: BillCredit, now: Date): Promise<void> {
  const subscription = await lockRunning(trx, credit.subscriptionRef);
  if (!subscription || !(await recordCredit(trx, credit, now))) return;
  await updateSubscription(trx, subscription, { credit_cents: subscription.credit_cents + credit.amountCents });
}

/** Retries the unpaid bill; returns false if the card is declined, which is reported without changing any date. */
async function retryBill(trx: Trx, { subscriptionRef, key }: PaymentRetry, now: Date): Promise<boolean> {
  const subscription = await lockSubscription(trx, subscriptionRef);
  if (subscription.status !== 'past-due') return true;
  if (renewalCents(subscription) > 0 && subscription.is_card_refused) {
    await reportRefusal(trx, subscription, key, now);
    return false;
  }
  await billSubscription(trx, { ...subscription, attempts: 0 }, now);
  return true;
}

function reportRefusal(trx: Trx, subscription: SandboxSubscription, key: string, now: Date): Promise<void> {
  const { id, period_end: unpaidFrom, attempts, delivery } = subscription;
  const event = {
    id: `evt_refused_${id}_${key}`,
    type: 'subscription.payment-failed',
    subscriptionRef: id,
    periodStart: unpaidFrom.toISOString(),
    reason: refusedWords,
    attempt: attempts,
  } as const;
  return reportEvent(trx, event, delivery, now);
}
