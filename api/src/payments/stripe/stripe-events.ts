import type { Stripe } from 'stripe';
import { Problem } from '../../platform/http/problem.ts';
import type { BillingInterval, PaymentCard, PaymentEvent } from '../payment-event.ts';
import { fromSeconds, idOf } from './stripe-client.ts';

type Reading = Promise<PaymentEvent | null>;

const refusedWords = 'Your card was declined.';

/**
 * Creates a converter from Stripe events to ours; null for irrelevant ones. Missing data is fetched, and invoices are
 * always reloaded: events use the account's API version, responses that of the library.
 */
export function createEventReader(stripe: Stripe): (event: Stripe.Event) => Reading {
  return async (event) => {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return readPaidSession(stripe, event.id, event.data.object);
      case 'checkout.session.async_payment_failed':
        return { id: event.id, type: 'payment.failed', sessionId: event.data.object.id, reason: refusedWords };
      case 'payment_intent.payment_failed':
        return readRefusedPayment(stripe, event.id, event.data.object);
      case 'invoice.paid':
        return readPaidInvoice(stripe, event.id, event.data.object);
      case 'invoice.payment_failed':
        return readUnpaidInvoice(stripe, event.id, event.data.object);
      case 'customer.subscription.deleted':
        return readEnd(event.id, event.data.object, event.created);
      case 'refund.created':
      case 'refund.updated':
        return readRefund(event.data.object);
      default:
        return null;
    }
  };
}

async function readPaidSession(stripe: Stripe, id: string, session: Stripe.Checkout.Session): Reading {
  if (session.payment_status !== 'paid') return null;
  if (session.mode === 'subscription') return readStart(stripe, id, session.id);
  const { payment_intent: paymentIntent, amount_total: amountCents } = session;
  if (paymentIntent === null || amountCents === null) return null;
  requireUsDollars(session.currency);
  return { id, type: 'payment.succeeded', sessionId: session.id, amountCents, paymentRef: idOf(paymentIntent) };
}

async function readStart(stripe: Stripe, id: string, sessionId: string): Reading {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['subscription.default_payment_method'],
  });
  const { subscription, invoice, customer, client_reference_id: reference } = session;
  if (subscription === null || typeof subscription === 'string') return null;
  if (invoice === null || customer === null || reference === null) return null;
  const paid = await readInvoice(stripe, idOf(invoice));
  return {
    id,
    type: 'subscription.started',
    sessionId,
    reference,
    subscriptionRef: subscription.id,
    customerRef: idOf(customer),
    card: cardOf(subscription.default_payment_method),
    ...chargeOf(paid),
    ...(await periodOf(stripe, paid)),
  };
}

function cardOf(method: Stripe.Subscription['default_payment_method']): PaymentCard | null {
  if (method === null || typeof method === 'string' || !method.card) return null;
  return { brand: method.card.brand, last4: method.card.last4 };
}

async function readRefusedPayment(stripe: Stripe, id: string, payment: Stripe.PaymentIntent): Reading {
  const sessions = await stripe.checkout.sessions.list({ payment_intent: payment.id, limit: 1 });
  const session = sessions.data[0];
  if (!session) return null;
  const reason = payment.last_payment_error?.message ?? refusedWords;
  return { id, type: 'payment.failed', sessionId: session.id, reason: reason.slice(0, 500) };
}

async function readPaidInvoice(stripe: Stripe, id: string, told: Stripe.Invoice): Reading {
  const subscriptionRef = subscriptionOf(told);
  // The first invoice of a subscription is reported by its session.
  const isRenewal = told.billing_reason === 'subscription_cycle';
  if (subscriptionRef === null || (!isRenewal && told.billing_reason !== 'subscription_update')) return null;
  const invoice = await readInvoice(stripe, idOf(told));
  const charge = { id, subscriptionRef, ...chargeOf(invoice) };
  return isRenewal
    ? { ...charge, type: 'subscription.renewed', ...(await periodOf(stripe, invoice)) }
    : { ...charge, type: 'subscription.charged', ...(await readTerms(stripe, subscriptionRef)) };
}

/** Returns the charge of an invoice. */
function chargeOf(invoice: Stripe.Invoice) {
  return { amountCents: invoice.amount_paid, paymentRef: paymentOf(invoice) };
}

/** Loads an invoice with its payments; events contain it in the account's API version. */
async function readInvoice(stripe: Stripe, invoiceId: string): Promise<Stripe.Invoice> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  requireUsDollars(invoice.currency);
  return invoice;
}

/** Verifies the currency, as events hold US cents and any other currency would be booked at a wrong value. */
function requireUsDollars(currency: string | null): void {
  if (currency === 'usd') return;
  throw new Problem('validation_failed', { message: `Payments are in US dollars; this one is in ${currency}.` });
}

/** Returns the period of an invoice and its price. */
async function periodOf(stripe: Stripe, invoice: Stripe.Invoice) {
  const line = invoice.lines.data.find((each) => each.parent?.subscription_item_details?.proration !== true);
  const priceRef = line?.pricing?.price_details?.price;
  if (!line || !priceRef) throw new Error(`the invoice ${invoice.id} is for no period`);
  const price = await stripe.prices.retrieve(idOf(priceRef));
  return {
    priceCents: price.unit_amount ?? line.amount,
    interval: intervalOf(price),
    periodStart: isoOf(line.period.start),
    periodEnd: isoOf(line.period.end),
  };
}

/** Returns the current price and paid period of a subscription. */
async function readTerms(stripe: Stripe, subscriptionRef: string) {
  const subscription = await stripe.subscriptions.retrieve(subscriptionRef);
  const item = subscription.items.data[0];
  if (!item) throw new Error(`the subscription ${subscriptionRef} has no item`);
  return {
    priceCents: item.price.unit_amount ?? 0,
    interval: intervalOf(item.price),
    periodStart: isoOf(item.current_period_start),
    periodEnd: isoOf(item.current_period_end),
  };
}

async function readUnpaidInvoice(stripe: Stripe, id: string, told: Stripe.Invoice): Reading {
  const subscriptionRef = subscriptionOf(told);
  // A declined first payment shows on the payment page, a declined plan change to the user making it.
  if (subscriptionRef === null || told.billing_reason !== 'subscription_cycle') return null;
  const { periodStart } = await periodOf(stripe, await readInvoice(stripe, idOf(told)));
  const attempt = Math.max(1, told.attempt_count);
  return { id, type: 'subscription.payment-failed', subscriptionRef, periodStart, reason: refusedWords, attempt };
}

function readEnd(id: string, subscription: Stripe.Subscription, created: number): PaymentEvent {
  const at = isoOf(subscription.ended_at ?? created);
  return { id, type: 'subscription.ended', subscriptionRef: subscription.id, at };
}

/** Reports each refund once, by the first event that says it succeeded. */
function readRefund(refund: Stripe.Refund): PaymentEvent | null {
  const { status, payment_intent: payment, amount: amountCents } = refund;
  if (status !== 'succeeded' || payment === null) return null;
  requireUsDollars(refund.currency);
  const id = `refunded_${refund.id}`;
  return { id, type: 'payment.refunded', refundRef: refund.id, paymentRef: idOf(payment), amountCents };
}

function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

/** Returns the id by which a payment is refunded; an invoice covered by credit has no payment and uses its own id. */
function paymentOf(invoice: Stripe.Invoice): string {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  const intent = paid?.payment.payment_intent;
  return intent ? idOf(intent) : `invoice:${invoice.id}`;
}

function intervalOf(price: Stripe.Price): BillingInterval {
  return price.recurring?.interval === 'year' ? 'year' : 'month';
}

function isoOf(seconds: number): string {
  return fromSeconds(seconds).toISOString();
}
