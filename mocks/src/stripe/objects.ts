import {
  MAX_ATTEMPTS,
  type Books,
  type Customer,
  type Invoice,
  type Line,
  type Price,
  type Refund,
  type Schedule,
  type Session,
  type Subscription,
} from './books.ts';

/** Returns a price as represented in the API. */
export function priceObject({ id, product, unitAmount, interval }: Price) {
  const recurring = interval === null ? null : { interval, interval_count: 1 };
  return { id, object: 'price', currency: 'usd', product, unit_amount: unitAmount, recurring };
}

/** Returns a list as represented in the API. */
export function listObject(data: readonly object[], url: string) {
  return { object: 'list', data, has_more: false, url };
}

/** Returns a session as represented in the API; `expanded` names the expanded fields. */
export function sessionObject(books: Books, session: Session, expanded: readonly string[], pageUrl: string) {
  const isPaid = session.status === 'complete';
  const isSubscriptionWanted = expanded.some((path) => path.split('.')[0] === 'subscription');
  return {
    id: session.id,
    object: 'checkout.session',
    mode: session.mode,
    status: session.status,
    payment_status: isPaid ? 'paid' : 'unpaid',
    amount_total: session.price.unitAmount,
    currency: 'usd',
    client_reference_id: session.reference,
    customer: session.customer,
    payment_intent: session.mode === 'payment' ? session.paymentIntent : null,
    subscription:
      session.subscription !== null && isSubscriptionWanted
        ? expandedSubscription(books, session.subscription)
        : session.subscription,
    invoice: session.invoice,
    success_url: session.successUrl,
    allowed_payment_method_types: session.methods,
    url: session.status === 'open' ? pageUrl : null,
  };
}

function expandedSubscription(books: Books, id: string) {
  const subscription = books.subscriptions.get(id);
  const card = cardObject(books.customers.get(subscription.customer));
  return { ...subscriptionObject(subscription), default_payment_method: card };
}

function cardObject({ card }: Customer) {
  const brand = card.startsWith('5') ? 'mastercard' : 'visa';
  return { id: 'pm_emulated', object: 'payment_method', type: 'card', card: { brand, last4: card.slice(-4) } };
}

/** Returns a subscription as represented in the API. */
export function subscriptionObject(subscription: Subscription) {
  const item = {
    id: subscription.item,
    object: 'subscription_item',
    price: priceObject(subscription.price),
    quantity: 1,
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
    subscription: subscription.id,
  };
  return {
    id: subscription.id,
    object: 'subscription',
    customer: subscription.customer,
    status: subscription.status,
    billing_cycle_anchor: subscription.anchor,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ended_at: subscription.endedAt,
    schedule: subscription.schedule,
    default_payment_method: 'pm_emulated',
    latest_invoice: subscription.latestInvoice,
    items: listObject([item], `/v1/subscription_items?subscription=${subscription.id}`),
  };
}

/** Returns an invoice as represented in the API; `expanded` names the expanded fields. */
export function invoiceObject(books: Books, invoice: Invoice, expanded: readonly string[]) {
  const isPaid = invoice.paymentIntent !== null || invoice.due === 0;
  const lines = invoice.lines.map((line, index) => lineObject(`il_${invoice.id}_${index}`, line));
  const [first] = invoice.lines;
  return {
    id: invoice.id,
    object: 'invoice',
    billing_reason: invoice.reason,
    customer: invoice.customer,
    status: isPaid ? 'paid' : 'open',
    currency: 'usd',
    total: invoice.total,
    amount_due: invoice.due,
    amount_paid: isPaid ? invoice.due : 0,
    amount_remaining: isPaid ? 0 : invoice.due,
    attempt_count: invoice.attempts,
    next_payment_attempt: isPaid ? null : nextAttemptOf(books, invoice),
    period_start: first?.start ?? 0,
    period_end: first?.end ?? 0,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: invoice.subscription, metadata: {} },
    },
    lines: listObject(lines, `/v1/invoices/${invoice.id}/lines`),
    ...(expanded.includes('payments') && { payments: paymentsOf(books, invoice) }),
  };
}

/** Returns when an unpaid invoice is retried automatically; null after the last attempt, when the subscription is due to end. */
function nextAttemptOf(books: Books, { subscription, attempts }: Invoice): number | null {
  return attempts < MAX_ATTEMPTS ? books.subscriptions.get(subscription).dueAt : null;
}

function paymentsOf(books: Books, invoice: Invoice) {
  const url = `/v1/invoice_payments?invoice=${invoice.id}`;
  if (invoice.paymentIntent === null) return listObject([], url);
  const { amount } = books.payments.get(invoice.paymentIntent);
  const payment = { type: 'payment_intent', payment_intent: invoice.paymentIntent };
  return listObject(
    [{ id: `inpay_${invoice.id}`, object: 'invoice_payment', status: 'paid', amount_paid: amount, payment }],
    url,
  );
}

function lineObject(id: string, line: Line) {
  return {
    id,
    object: 'line_item',
    amount: line.amount,
    period: { start: line.start, end: line.end },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration: line.isProration } },
    pricing: {
      type: 'price_details',
      price_details: { price: line.price.id, product: line.price.product },
    },
  };
}

/** Returns a preview of an invoice as represented in the API. */
export function previewObject(lines: readonly Line[], total: number, due: number) {
  const shown = lines.map((line, index) => lineObject(`il_preview_${index}`, line));
  return {
    object: 'invoice',
    total,
    amount_due: due,
    lines: listObject(shown, '/v1/invoices/upcoming/lines'),
  };
}

/** Returns a schedule as represented in the API. */
export function scheduleObject(books: Books, { id, subscription, isReleased }: Schedule) {
  const { periodStart, periodEnd } = books.subscriptions.get(subscription);
  return {
    id,
    object: 'subscription_schedule',
    status: isReleased ? 'released' : 'active',
    subscription: isReleased ? null : subscription,
    current_phase: isReleased ? null : { start_date: periodStart, end_date: periodEnd },
  };
}

/** Returns a refund as represented in the API. */
export function refundObject({ id, payment, amount, created }: Refund) {
  return { id, object: 'refund', amount, currency: 'usd', created, payment_intent: payment, status: 'succeeded' };
}
