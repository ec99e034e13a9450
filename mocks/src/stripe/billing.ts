import {
  MAX_ATTEMPTS,
  newStripeId,
  takeMoney,
  type Books,
  type Interval,
  type Invoice,
  type Line,
  type Price,
  type Subscription,
} from './books.ts';
import { StripeFailure } from './form.ts';
import { invoiceObject, subscriptionObject } from './objects.ts';

/** Reports an event. */
export type Report = (type: string, object: object) => void;

const daySeconds = 86_400;
const daysBetweenAttempts = 2;
const refusingCards = ['4000000000000341', '4000000000000002', '4000000000009995'];

/** Returns whether a charge without the customer present is declined. */
function isRefusedLater(card: string): boolean {
  return refusingCards.includes(card);
}

/** Returns the end of a period, by calendar months from its start; clamped to the last day of the month. */
export function periodEnd(start: number, interval: Interval): number {
  const from = new Date(start * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** The effect of a price change. */
interface Change {
  readonly lines: readonly Line[];
  readonly total: number;
  readonly due: number;
  readonly start: number;
  readonly end: number;
}

/** Computes the invoice of a price change at an instant, for both the preview and the change itself. */
export function changeOf(books: Books, subscription: Subscription, price: Price, at: number): Change {
  const { periodStart: start, periodEnd: end } = subscription;
  if (at < start || at > end) throw new StripeFailure(400, 'proration_date must be within the current period');
  const isRestart = price.interval !== subscription.price.interval;
  const part = (amount: number) => Math.round((amount * (end - at)) / (end - start));
  const next = isRestart ? { start: at, end: periodEnd(at, price.interval ?? 'month') } : { start, end };
  const lines = [
    { amount: -part(subscription.price.unitAmount), start: at, end, price: subscription.price, isProration: true },
    {
      amount: isRestart ? price.unitAmount : part(price.unitAmount),
      start: at,
      end: next.end,
      price,
      isProration: !isRestart,
    },
  ];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total - books.customers.get(subscription.customer).balance);
  return { lines, total, due, ...next };
}

/**
 * Changes the price.
 * @throws StripeFailure if the card is declined
 */
export function changePrice(books: Books, report: Report, subscription: Subscription, price: Price, at: number): void {
  const change = changeOf(books, subscription, price, at);
  const customer = books.customers.get(subscription.customer);
  if (change.due > 0 && isRefusedLater(customer.card)) {
    throw new StripeFailure(402, 'Your card was declined.', 'card_declined', 'card_error');
  }
  const isRestart = change.start === at;
  Object.assign(subscription, { price, periodStart: change.start, periodEnd: change.end, dueAt: change.end });
  if (isRestart) subscription.anchor = at;
  const invoice = makeInvoice(books, subscription, 'subscription_update', change.lines);
  payInvoice(books, report, invoice);
}

/** Creates the first invoice of a subscription and takes its payment. */
export function billFirst(books: Books, report: Report, subscription: Subscription): Invoice {
  const { price, periodStart: start, periodEnd: end } = subscription;
  const line = { amount: price.unitAmount, start, end, price, isProration: false };
  const invoice = makeInvoice(books, subscription, 'subscription_create', [line]);
  payInvoice(books, report, invoice);
  return invoice;
}

/** Processes everything due at an instant. */
export function billDue(books: Books, report: Report, now: number): void {
  const due = () => books.subscriptions.all().find(({ status, dueAt }) => status !== 'canceled' && dueAt <= now);
  for (let next = due(); next; next = due()) billNext(books, report, next);
}

function billNext(books: Books, report: Report, subscription: Subscription): void {
  if (subscription.openInvoice !== null) return retry(books, report, subscription, subscription.openInvoice);
  if (subscription.cancelAtPeriodEnd) return endSubscription(report, subscription, subscription.periodEnd);
  const price = nextPrice(books, subscription);
  const start = subscription.periodEnd;
  const end = periodEnd(start, price.interval ?? 'month');
  Object.assign(subscription, { price, periodStart: start, periodEnd: end, dueAt: end, schedule: null });
  const line = { amount: price.unitAmount, start, end, price, isProration: false };
  const invoice = makeInvoice(books, subscription, 'subscription_cycle', [line]);
  attempt(books, report, subscription, invoice);
}

/** Returns the price of the next period. */
function nextPrice(books: Books, { schedule, price }: Subscription): Price {
  return (schedule === null ? null : books.schedules.get(schedule).next) ?? price;
}

/** Returns a preview of the next period's invoice. */
export function nextInvoiceOf(books: Books, subscription: Subscription) {
  const price = nextPrice(books, subscription);
  const start = subscription.periodEnd;
  const end = periodEnd(start, price.interval ?? 'month');
  const total = price.unitAmount;
  const due = Math.max(0, total - books.customers.get(subscription.customer).balance);
  return { lines: [{ amount: total, start, end, price, isProration: false }], total, due };
}

/**
 * Attempts to pay an unpaid invoice now, in addition to scheduled attempts.
 * @throws StripeFailure if the card is declined
 */
export function payNow(books: Books, report: Report, invoice: Invoice): void {
  const subscription = books.subscriptions.get(invoice.subscription);
  if (subscription.openInvoice !== invoice.id) throw new StripeFailure(400, 'Invoice is already paid');
  if (invoice.due > 0 && isRefusedLater(books.customers.get(subscription.customer).card)) {
    report('invoice.payment_failed', invoiceObject(books, invoice, []));
    throw new StripeFailure(402, 'Your card was declined.', 'card_declined', 'card_error');
  }
  settle(books, report, subscription, invoice);
}

function settle(books: Books, report: Report, subscription: Subscription, invoice: Invoice): void {
  Object.assign(subscription, { status: 'active', openInvoice: null, dueAt: subscription.periodEnd });
  payInvoice(books, report, invoice);
}

function retry(books: Books, report: Report, subscription: Subscription, invoiceId: string): void {
  const invoice = books.invoices.get(invoiceId);
  if (invoice.attempts >= MAX_ATTEMPTS) endSubscription(report, subscription, subscription.dueAt);
  else attempt(books, report, subscription, invoice);
}

function attempt(books: Books, report: Report, subscription: Subscription, invoice: Invoice): void {
  invoice.attempts += 1;
  if (invoice.due > 0 && isRefusedLater(books.customers.get(subscription.customer).card)) {
    const days = invoice.attempts < MAX_ATTEMPTS ? invoice.attempts * daysBetweenAttempts : 7;
    const dueAt = subscription.periodStart + days * daySeconds;
    Object.assign(subscription, { status: 'past_due', openInvoice: invoice.id, dueAt });
    report('invoice.payment_failed', invoiceObject(books, invoice, []));
    return;
  }
  settle(books, report, subscription, invoice);
}

/** Ends a subscription and reports it. */
export function endSubscription(report: Report, subscription: Subscription, at: number): void {
  Object.assign(subscription, { status: 'canceled', endedAt: at, schedule: null });
  report('customer.subscription.deleted', subscriptionObject(subscription));
}

function makeInvoice(
  books: Books,
  subscription: Subscription,
  reason: Invoice['reason'],
  lines: readonly Line[],
): Invoice {
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const customer = books.customers.get(subscription.customer);
  const due = Math.max(0, total - customer.balance);
  customer.balance = Math.max(0, customer.balance - total);
  const { id, customer: customerId } = subscription;
  const facts = { subscription: id, customer: customerId, reason, total, due, lines, attempts: 0, paymentIntent: null };
  const invoice = books.invoices.put({ id: newStripeId('in'), ...facts });
  subscription.latestInvoice = invoice.id;
  return invoice;
}

function payInvoice(books: Books, report: Report, invoice: Invoice): void {
  if (invoice.due > 0) {
    invoice.paymentIntent = takeMoney(books, newStripeId('pi'), invoice.due).id;
  }
  report('invoice.paid', invoiceObject(books, invoice, []));
}
