import { newStripeId, takeMoney, type Books, type Session, type Subscription } from './books.ts';
import { billFirst, periodEnd, type Report } from './billing.ts';
import { StripeFailure } from './form.ts';
import { sessionObject } from './objects.ts';

const refusals: Readonly<Record<string, string>> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
};

/** Pays an open session with a card. Returns the URL the buyer is redirected to, or null if the card is declined. */
export function paySession(books: Books, report: Report, session: Session, card: string, now: Date): string | null {
  if (session.status !== 'open') throw new StripeFailure(400, 'This session is not open.');
  const refusal = refusals[card];
  session.paymentIntent ??= newStripeId('pi');
  if (refusal !== undefined) {
    const error = { type: 'card_error', message: refusal };
    const intent = { id: session.paymentIntent, object: 'payment_intent', last_payment_error: error };
    report('payment_intent.payment_failed', intent);
    return null;
  }
  session.customer ??= newStripeId('cus');
  const { customer } = session;
  if (!books.customers.all().some(({ id }) => id === customer)) {
    books.customers.put({ id: customer, balance: 0, card });
  }
  books.customers.get(customer).card = card;
  session.status = 'complete';
  if (session.mode === 'subscription') subscribe(books, report, session, customer, Math.floor(now.getTime() / 1000));
  else takeMoney(books, session.paymentIntent, session.price.unitAmount);
  report('checkout.session.completed', sessionObject(books, session, [], ''));
  return session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id);
}

function subscribe(books: Books, report: Report, session: Session, customer: string, now: number): void {
  const end = periodEnd(now, session.price.interval ?? 'month');
  const subscription: Subscription = books.subscriptions.put({
    id: newStripeId('sub'),
    item: newStripeId('si'),
    customer,
    price: session.price,
    anchor: now,
    periodStart: now,
    periodEnd: end,
    status: 'active',
    cancelAtPeriodEnd: false,
    schedule: null,
    endedAt: null,
    openInvoice: null,
    latestInvoice: null,
    dueAt: end,
  });
  session.subscription = subscription.id;
  session.invoice = billFirst(books, report, subscription).id;
}
