import type { Stripe } from 'stripe';
import { secretHash } from '../../platform/ids/ids.ts';
import type { BillCredit, NextBill, PaymentProvider, PaymentRetry } from '../provider.ts';
import { fromSeconds, idOf, isRefusedRequest, type StripeCaller } from './stripe-client.ts';
import { findRunning, type Running } from './stripe-running.ts';

type Bills = Pick<PaymentProvider, 'nextBill' | 'creditBills' | 'retryPayment'>;

/**
 * Creates the billing part of the Stripe provider. Credit is the customer balance, which Stripe applies to each
 * invoice; it also holds what is left over from plan changes.
 */
export function createBills(stripe: Stripe, ask: StripeCaller): Bills {
  return {
    nextBill: (subscriptionRef) => ask(async () => nextBillOf(stripe, await findRunning(stripe, subscriptionRef))),
    creditBills: (credit) => ask(() => creditBills(stripe, credit)),
    retryPayment: (retry) => ask(() => payAgain(stripe, retry)),
  };
}

async function nextBillOf(stripe: Stripe, { subscription, item }: Running): Promise<NextBill | null> {
  const unpaid = await unpaidInvoice(stripe, subscription);
  if (unpaid) {
    const { amount_remaining: amountCents, next_payment_attempt: nextTry } = unpaid;
    return { amountCents, at: nextTry === null ? null : fromSeconds(nextTry), isUnpaid: true };
  }
  if (subscription.cancel_at_period_end) return null;
  // Changes planned by a schedule only appear in the preview of the schedule.
  const { amount_due: amountCents } = await stripe.invoices.createPreview(
    subscription.schedule === null ? { subscription: subscription.id } : { schedule: idOf(subscription.schedule) },
  );
  return { amountCents, at: fromSeconds(item.current_period_end), isUnpaid: false };
}

async function unpaidInvoice(stripe: Stripe, subscription: Stripe.Subscription): Promise<Stripe.Invoice | null> {
  const { status, latest_invoice: latest } = subscription;
  if (status !== 'past_due' || latest === null) return null;
  const invoice = await stripe.invoices.retrieve(idOf(latest));
  return invoice.status === 'open' ? invoice : null;
}

async function creditBills(stripe: Stripe, { subscriptionRef, amountCents, key }: BillCredit): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionRef);
  if (subscription.status === 'canceled') return;
  await stripe.customers.createBalanceTransaction(
    idOf(subscription.customer),
    // Stripe represents credit as a negative balance.
    { amount: -amountCents, currency: 'usd', description: 'Credit for days of the plan' },
    { idempotencyKey: `credit-${secretHash(`${subscription.id}:${key}`)}` },
  );
}

async function payAgain(stripe: Stripe, { subscriptionRef, key }: PaymentRetry): Promise<void> {
  const { subscription } = await findRunning(stripe, subscriptionRef);
  const invoice = await unpaidInvoice(stripe, subscription);
  if (!invoice?.id) return;
  const idempotencyKey = `retry-${secretHash(`${invoice.id}:${key}`)}`;
  try {
    await stripe.invoices.pay(invoice.id, {}, { idempotencyKey });
  } catch (error) {
    if (!isRefusedRequest(error)) throw error;
    // Stripe's own retry may have paid it just before.
    if ((await stripe.invoices.retrieve(invoice.id)).status !== 'paid') throw error;
  }
}
