import type { Router } from 'express';
import { newStripeId, type Books, type Interval, type Price } from './books.ts';
import type { Report } from './billing.ts';
import { missing, neededAt, numberAt, StripeFailure, textAt, type Form } from './form.ts';
import { moneyCalls } from './money-calls.ts';
import { listObject, refundObject, sessionObject } from './objects.ts';
import { answering } from './requests.ts';

/** Serves sessions of the hosted page, refunds, products and the customer portal. */
export function checkoutCalls(router: Router, books: Books, report: Report, pageUrl: (id: string) => string): void {
  sessionCalls(router, books, pageUrl);
  moneyCalls(router, books);
  router.post(
    '/refunds',
    answering(({ form }) => refund(books, report, form)),
  );
  router.post(
    '/products',
    answering(({ form }) => books.products.put({ id: neededAt(form, 'id'), name: neededAt(form, 'name') })),
  );
  router.get(
    '/products/:id',
    answering(({ id }) => books.products.get(id)),
  );
  router.post(
    '/billing_portal/sessions',
    answering(({ form }) => {
      const customer = books.customers.get(neededAt(form, 'customer'));
      return { id: newStripeId('bps'), object: 'billing_portal.session', url: pageUrl(customer.id) };
    }),
  );
}

function sessionCalls(router: Router, books: Books, pageUrl: (id: string) => string): void {
  router.post(
    '/checkout/sessions',
    answering(({ form }) => {
      const session = books.sessions.put(readSession(form));
      return sessionObject(books, session, [], pageUrl(session.id));
    }),
  );
  router.get(
    '/checkout/sessions',
    answering(({ query }) => {
      const intent = textAt(query, 'payment_intent');
      const found = books.sessions
        .all()
        .filter(({ mode, paymentIntent }) => mode === 'payment' && paymentIntent === intent);
      const shown = found.map((session) => sessionObject(books, session, [], pageUrl(session.id)));
      return listObject(shown, '/v1/checkout/sessions');
    }),
  );
  router.get(
    '/checkout/sessions/:id',
    answering(({ id, expanded }) => sessionObject(books, books.sessions.get(id), expanded, pageUrl(id))),
  );
  router.post(
    '/checkout/sessions/:id/expire',
    answering(({ id }) => {
      const session = books.sessions.get(id);
      if (session.status !== 'open')
        throw new StripeFailure(400, 'Only Checkout Sessions with a status of open can be expired.');
      session.status = 'expired';
      return sessionObject(books, session, [], '');
    }),
  );
}

function readSession(form: Form) {
  const mode = neededAt(form, 'mode');
  if (mode !== 'payment' && mode !== 'subscription') throw new StripeFailure(400, 'Invalid mode');
  const price = readPrice(form, ['line_items', '0', 'price_data']);
  return {
    id: newStripeId('cs_test'),
    mode,
    price,
    label: neededAt(form, 'line_items', '0', 'price_data', 'product_data', 'name'),
    reference: textAt(form, 'client_reference_id'),
    successUrl: neededAt(form, 'success_url'),
    methods: Object.values(form['allowed_payment_method_types'] ?? {}).map(String),
    customer: textAt(form, 'customer'),
    status: 'open',
    paymentIntent: null,
    subscription: null,
    invoice: null,
  } as const;
}

/** Parses the price at a path of a request. */
export function readPrice(form: Form, path: readonly string[]): Price {
  const interval = textAt(form, ...path, 'recurring', 'interval');
  return {
    id: newStripeId('price'),
    product: textAt(form, ...path, 'product') ?? newStripeId('prod'),
    unitAmount: numberAt(form, ...path, 'unit_amount'),
    interval: interval === null ? null : readInterval(interval),
  };
}

function readInterval(text: string): Interval {
  if (text === 'month' || text === 'year') return text;
  throw new StripeFailure(400, 'Invalid interval');
}

function refund(books: Books, report: Report, form: Form): object {
  const intent = neededAt(form, 'payment_intent');
  const payment = books.payments.all().find(({ id }) => id === intent);
  if (!payment) throw missing(intent);
  const amount = numberAt(form, 'amount');
  if (payment.refunded === payment.amount) {
    throw new StripeFailure(400, `Charge ${intent} has already been refunded.`, 'charge_already_refunded');
  }
  if (amount <= 0 || amount > payment.amount - payment.refunded) {
    throw new StripeFailure(400, 'Refund amount is greater than unrefunded amount on charge');
  }
  payment.refunded += amount;
  const made = refundObject(
    books.refunds.put({ id: newStripeId('re'), payment: intent, amount, created: books.now() }),
  );
  report('refund.created', made);
  report('charge.refunded', { id: newStripeId('ch'), object: 'charge', amount_refunded: payment.refunded });
  return made;
}
