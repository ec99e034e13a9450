import { randomBytes } from 'node:crypto';
import { missing } from './form.ts';

/** Number of automatic attempts to pay an invoice. */
export const MAX_ATTEMPTS = 4;

/** Billing interval of a price. */
export type Interval = 'month' | 'year';

/** A one-time or recurring amount for a product. */
export interface Price {
  readonly id: string;
  readonly product: string;
  readonly unitAmount: number;
  readonly interval: Interval | null;
}

/** A session of the hosted page. */
export interface Session {
  readonly id: string;
  readonly mode: 'payment' | 'subscription';
  readonly price: Price;
  readonly label: string;
  readonly reference: string | null;
  readonly successUrl: string;
  readonly methods: readonly string[];
  customer: string | null;
  status: 'open' | 'complete' | 'expired';
  /** Set at the first attempt; stays the same for all attempts. */
  paymentIntent: string | null;
  subscription: string | null;
  invoice: string | null;
}

/** A subscription of one item. Instants are whole seconds. */
export interface Subscription {
  readonly id: string;
  readonly item: string;
  readonly customer: string;
  price: Price;
  anchor: number;
  periodStart: number;
  periodEnd: number;
  status: 'active' | 'past_due' | 'canceled';
  cancelAtPeriodEnd: boolean;
  schedule: string | null;
  endedAt: number | null;
  /** The unpaid invoice. */
  openInvoice: string | null;
  latestInvoice: string | null;
  dueAt: number;
}

/** A line of an invoice. */
export interface Line {
  readonly amount: number;
  readonly start: number;
  readonly end: number;
  readonly price: Price;
  readonly isProration: boolean;
}

/** Past or upcoming charges of a subscription. */
export interface Invoice {
  readonly id: string;
  readonly subscription: string;
  readonly customer: string;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly total: number;
  readonly due: number;
  readonly lines: readonly Line[];
  attempts: number;
  paymentIntent: string | null;
}

/** A received payment. */
interface Payment {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  refunded: number;
}

/** A refund of a payment. */
export interface Refund {
  readonly id: string;
  readonly payment: string;
  readonly amount: number;
  readonly created: number;
}

/** A customer with a card; a positive balance is credit. */
export interface Customer {
  readonly id: string;
  balance: number;
  card: string;
}

/** A price change scheduled for the end of the period. */
export interface Schedule {
  readonly id: string;
  readonly subscription: string;
  next: Price | null;
  isReleased: boolean;
}

/** An account that receives payouts. */
export interface ConnectedAccount {
  readonly id: string;
  readonly email: string;
  balance: number;
  /** Behavior of its bank, once provided. */
  bank: 'pays' | 'fails' | 'returns' | 'held-up' | null;
}

/** A transfer to a connected account. */
interface Transfer {
  readonly id: string;
  readonly account: string;
  readonly amount: number;
  readonly group: string | null;
  isReversed: boolean;
}

/** A payout to the bank of a connected account. */
export interface ConnectedPayout {
  readonly id: string;
  readonly account: string;
  readonly amount: number;
  readonly reference: string | null;
  status: 'pending' | 'paid' | 'failed';
  failure: string | null;
}

/** The state of the emulator. */
export interface Books {
  /** Whole seconds. */
  readonly now: () => number;
  readonly sessions: ObjectStore<Session>;
  readonly subscriptions: ObjectStore<Subscription>;
  readonly invoices: ObjectStore<Invoice>;
  readonly payments: ObjectStore<Payment>;
  readonly refunds: ObjectStore<Refund>;
  readonly customers: ObjectStore<Customer>;
  readonly schedules: ObjectStore<Schedule>;
  readonly accounts: ObjectStore<ConnectedAccount>;
  readonly transfers: ObjectStore<Transfer>;
  readonly payouts: ObjectStore<ConnectedPayout>;
  readonly products: ObjectStore<{ readonly id: string; readonly name: string }>;
}

/** Objects by their id. */
interface ObjectStore<Item extends { readonly id: string }> {
  put(item: Item): Item;
  /**
   * Returns an object.
   * @throws StripeFailure for an unknown id
   */
  get(id: string): Item;
  all(): readonly Item[];
}

function objectStore<Item extends { readonly id: string }>(): ObjectStore<Item> {
  const items = new Map<string, Item>();
  return {
    put: (item) => {
      items.set(item.id, item);
      return item;
    },
    get: (id) => {
      const item = items.get(id);
      if (!item) throw missing(id);
      return item;
    },
    all: () => [...items.values()],
  };
}

/** Empty books. */
export function createBooks(now: () => number): Books {
  return {
    now,
    sessions: objectStore(),
    subscriptions: objectStore(),
    invoices: objectStore(),
    payments: objectStore(),
    refunds: objectStore(),
    customers: objectStore(),
    schedules: objectStore(),
    accounts: objectStore(),
    transfers: objectStore(),
    payouts: objectStore(),
    products: objectStore(),
  };
}

/** Returns an id in Stripe's format. */
export function newStripeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Records a payment just made. */
export function takeMoney(books: Books, id: string, amount: number): Payment {
  return books.payments.put({ id, amount, created: books.now(), refunded: 0 });
}
