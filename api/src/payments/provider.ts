import type { DbOrTrx } from '../database.ts';
import type { BillingInterval, PaymentEvent } from './payment-event.ts';
import type { ProviderMoney } from './provider-money.ts';

/** The ways to pay there may be, in the order they are named. */
export const paymentMethods = ['card', 'paypal', 'apple_pay'] as const;
/** A way to pay. */
export type PaymentMethod = (typeof paymentMethods)[number];

interface NewPayment {
  readonly amountCents: number;
  /** What the payment page says is bought. */
  readonly label: string;
  /** Repeating the request with the same key opens no second session. */
  readonly key: string;
}

/** A subscription to be paid on a page of the provider. */
export interface NewSubscription {
  /** Ours; comes back with `subscription.started`. Repeating the request with it opens no second session. */
  readonly reference: string;
  readonly customerEmail: string;
  /** What the provider calls this person, when it knows them. */
  readonly customerRef: string | null;
  /** What the payment page and the invoices call it. */
  readonly label: string;
  readonly priceCents: number;
  readonly interval: BillingInterval;
  /** Where the page leads to after payment; the provider adds `session_id`. */
  readonly successPath: string;
}

/** Another price for a running subscription. */
export interface PlanTerms {
  readonly subscriptionRef: string;
  readonly priceCents: number;
  readonly interval: BillingInterval;
}

/** A change of a subscription's price at once, as it was previewed, or when its paid time is over. */
export interface PlanChange extends PlanTerms {
  readonly label: string;
  readonly when: 'now' | 'period-end';
  /** The instant of the preview: what it said is due is what is charged. */
  readonly at: Date;
  /** A change with the same key is made once. */
  readonly key: string;
}

/** Money back: all of a payment or a part of it. */
export interface Refund {
  readonly paymentRef: string;
  readonly amountCents: number;
  /** A refund with the same key is made once. */
  readonly key: string;
}

/** What a subscription is charged next. */
export interface NextBill {
  readonly amountCents: number;
  /** When it is charged, or tried again; null for what is not tried again by itself. */
  readonly at: Date | null;
  /** Whether it was tried, and refused. */
  readonly isUnpaid: boolean;
}

/** Money off the next bills of a subscription. */
export interface BillCredit {
  readonly subscriptionRef: string;
  readonly amountCents: number;
  /** A credit with the same key is given once. */
  readonly key: string;
}

/** An unpaid bill that is charged again at once. */
export interface PaymentRetry {
  readonly subscriptionRef: string;
  /** Asking again with the same key is answered as it was, or finds the bill paid. */
  readonly key: string;
}

/**
 * Someone who takes money for us, bills subscriptions, and reports both by signed events. Its calls may go over the
 * network and take up to a few seconds: make them outside of transactions. Those that find it out of reach throw
 * `payment_unavailable`; what they asked for may have happened all the same, and asking again with the same key is safe.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** The ways to pay it offers: no others are shown anywhere. */
  readonly methods: readonly PaymentMethod[];
  /** The header that carries the signature of its events, in lowercase. */
  readonly signatureHeader: string;
  /** Opens a session to pay one exact amount in US cents; returns its unguessable id. */
  openSession(payment: NewPayment): Promise<string>;
  /** Opens a session to pay the first period of a subscription; returns its unguessable id. */
  openSubscription(subscription: NewSubscription): Promise<string>;
  /** Where the session is paid; known here, without asking the provider. */
  paymentUrl(db: DbOrTrx, sessionId: string): Promise<string>;
  /** Ends an unpaid session; false when it is paid already. */
  expireSession(sessionId: string): Promise<boolean>;
  /**
   * What changing to another price at an instant would charge at once, never less than 0. The instant is moved into the
   * period that runs and to what the provider can tell apart; the answer names it, and the change repeats it.
   */
  previewChange(change: PlanTerms & { readonly at: Date }): Promise<{ dueNowCents: number; at: Date }>;
  /**
   * Changes the price. `now` charges the difference, reports `subscription.charged` even for 0, and takes back what was
   * planned for the period's end; `period-end` plans it, and the present price plans nothing.
   * @throws payment_declined when the card refuses; then nothing is changed
   */
  changePlan(change: PlanChange): Promise<void>;
  /** Lets the subscription end with the paid period, instead of any change planned for then. */
  cancelAtPeriodEnd(subscriptionRef: string): Promise<void>;
  /** Takes back what is planned for the period's end: the cancellation or the change of price. */
  resume(subscriptionRef: string): Promise<void>;
  /** Ends it at once, without money back; reported as `subscription.ended`. */
  endNow(subscriptionRef: string): Promise<void>;
  /** What it is charged next: its unpaid bill, or that of the next period; null for one that ends with its period. */
  nextBill(subscriptionRef: string): Promise<NextBill | null>;
  /** Takes money off its next bills, as much as each comes to; what has ended needs none. */
  creditBills(credit: BillCredit): Promise<void>;
  /**
   * Charges its unpaid bill again, beside the tries that are due by themselves; where nothing is unpaid it does nothing.
   * What was paid is reported as any renewal, a refusal as one more of the same try.
   * @throws payment_declined
   */
  retryPayment(retry: PaymentRetry): Promise<void>;
  /**
   * Asks for money back; the fact comes as `payment.refunded`. What has been given back whole already, as by hand at the
   * provider's, needs no more. @throws validation_failed for more than is left of it
   */
  refund(refund: Refund): Promise<void>;
  /** All money that was taken or given back since an instant, in no particular order. */
  listMoney(since: Date): AsyncIterable<ProviderMoney>;
  /** Where a customer changes the card; null where the provider has no such page. */
  portalUrl(customerRef: string): Promise<string | null>;
  /**
   * Reads a delivered event; null for one that is no concern of ours. It may ask the provider for what the event leaves
   * out. @throws invalid_signature before anything of it is read
   */
  readEvent(payload: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
}
