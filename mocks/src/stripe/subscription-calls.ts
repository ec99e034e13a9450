import type { Router } from 'express';
import { newStripeId, type Books, type Price, type Schedule, type Subscription } from './books.ts';
import { changeOf, changePrice, endSubscription, nextInvoiceOf, payNow, type Report } from './billing.ts';
import { readPrice } from './checkout-calls.ts';
import { missing, neededAt, numberAt, StripeFailure, textAt, type Form } from './form.ts';
import { invoiceObject, previewObject, priceObject, scheduleObject, subscriptionObject } from './objects.ts';
import { answering } from './requests.ts';

/** Serves subscriptions, their invoices and their schedules. */
export function subscriptionCalls(router: Router, books: Books, report: Report, now: () => number): void {
  router.get(
    '/subscriptions/:id',
    answering(({ id }) => subscriptionObject(books.subscriptions.get(id))),
  );
  router.post(
    '/subscriptions/:id',
    answering(({ id, form }) => {
      const subscription = running(books, id);
      update(books, report, subscription, form);
      return subscriptionObject(subscription);
    }),
  );
  router.delete(
    '/subscriptions/:id',
    answering(({ id }) => {
      const subscription = running(books, id);
      endSubscription(report, subscription, now());
      return subscriptionObject(subscription);
    }),
  );
  router.post(
    '/invoices/create_preview',
    answering(({ form }) => preview(books, form)),
  );
  router.get(
    '/invoices/:id',
    answering(({ id, expanded }) => invoiceObject(books, books.invoices.get(id), expanded)),
  );
  router.post(
    '/invoices/:id/pay',
    answering(({ id }) => {
      const invoice = books.invoices.get(id);
      payNow(books, report, invoice);
      return invoiceObject(books, invoice, []);
    }),
  );
  router.post(
    '/customers/:id/balance_transactions',
    answering(({ id, form }) => {
      const amount = numberAt(form, 'amount');
      books.customers.get(id).balance -= amount;
      return { id: newStripeId('cbtxn'), object: 'customer_balance_transaction', amount, customer: id };
    }),
  );
  router.get(
    '/prices/:id',
    answering(({ id }) => {
      const found = books.invoices.all().flatMap(({ lines }) => lines.filter(({ price }) => price.id === id));
      if (!found[0]) throw missing(id);
      return priceObject(found[0].price);
    }),
  );
  scheduleCalls(router, books);
}

function running(books: Books, id: string): Subscription {
  const subscription = books.subscriptions.get(id);
  if (subscription.status === 'canceled') throw new StripeFailure(400, 'A canceled subscription can only be read.');
  return subscription;
}

function update(books: Books, report: Report, subscription: Subscription, form: Form): void {
  const item = textAt(form, 'items', '0', 'id');
  if (item !== null) {
    if (item !== subscription.item) throw new StripeFailure(400, 'No such subscription item');
    changePrice(
      books,
      report,
      subscription,
      priceFrom(books, form, ['items', '0', 'price_data']),
      numberAt(form, 'proration_date'),
    );
  }
  const isCanceled = textAt(form, 'cancel_at_period_end');
  if (isCanceled === null) return;
  if (isCanceled === 'true' && subscription.schedule !== null) {
    throw new StripeFailure(400, 'The subscription is managed by a subscription schedule.');
  }
  subscription.cancelAtPeriodEnd = isCanceled === 'true';
}

/** Returns a price for an existing product, which Stripe requires for subscription prices. */
function priceFrom(books: Books, form: Form, path: readonly string[]): Price {
  const price = readPrice(form, path);
  const isSold = books.subscriptions.all().some((each) => each.price.product === price.product);
  if (!isSold) books.products.get(price.product);
  return price;
}

function preview(books: Books, form: Form): object {
  const schedule = textAt(form, 'schedule');
  const id = schedule === null ? neededAt(form, 'subscription') : active(books, schedule).subscription;
  const subscription = running(books, id);
  if (textAt(form, 'subscription_details', 'items', '0', 'id') === null) {
    const next = nextInvoiceOf(books, subscription);
    return previewObject(next.lines, next.total, next.due);
  }
  const price = priceFrom(books, form, ['subscription_details', 'items', '0', 'price_data']);
  const at = numberAt(form, 'subscription_details', 'proration_date');
  const { lines, total, due } = changeOf(books, subscription, price, at);
  return previewObject(lines, total, due);
}

function scheduleCalls(router: Router, books: Books): void {
  router.get(
    '/subscription_schedules/:id',
    answering(({ id }) => scheduleObject(books, active(books, id))),
  );
  router.post(
    '/subscription_schedules',
    answering(({ form }) => {
      const subscription = running(books, neededAt(form, 'from_subscription'));
      if (subscription.schedule !== null) throw new StripeFailure(400, 'It is attached to a schedule already.');
      const facts = { subscription: subscription.id, next: null, isReleased: false };
      const schedule = books.schedules.put({ id: newStripeId('sub_sched'), ...facts });
      subscription.schedule = schedule.id;
      return scheduleObject(books, schedule);
    }),
  );
  router.post(
    '/subscription_schedules/:id',
    answering(({ id, form }) => {
      const schedule = active(books, id);
      const next = priceFrom(books, form, ['phases', '1', 'items', '0', 'price_data']);
      const subscription = books.subscriptions.get(schedule.subscription);
      const isCurrent =
        numberAt(form, 'phases', '0', 'start_date') === subscription.periodStart &&
        numberAt(form, 'phases', '0', 'end_date') === subscription.periodEnd;
      if (!isCurrent) throw new StripeFailure(400, 'The current phase must be the period that runs.');
      schedule.next = next;
      return scheduleObject(books, schedule);
    }),
  );
  router.post(
    '/subscription_schedules/:id/release',
    answering(({ id }) => {
      const schedule = active(books, id);
      schedule.isReleased = true;
      books.subscriptions.get(schedule.subscription).schedule = null;
      return scheduleObject(books, schedule);
    }),
  );
}

function active(books: Books, id: string): Schedule {
  const schedule = books.schedules.get(id);
  if (schedule.isReleased) throw new StripeFailure(400, 'A released schedule cannot be changed.');
  return schedule;
}
