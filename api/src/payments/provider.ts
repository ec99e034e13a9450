import type { DbOrTrx } from '../database.ts';
import type { BillingInterval, PaymentEvent } from './payment-event.ts';
import type { ProviderMoney } from './provider-money.ts';

/** All supported payment methods, in display order. */
export const paymentMethods = ['card', 'paypal', 'apple_pay'] as const;
/** A payment method. */
export type PaymentMethod = (typeof paymentMethods)[number];

interface NewPayment {
  readonly amountCents: number;
  /** Description on the payment page. */
  readonly label: string;
  /** Idempotency key for opening the session. */
  readonly key: string;
}

/** A subscription to be paid on a page of the provider. */
export interface NewSubscription {
  /** Our own id, returned in `subscription.started`; also the idempotency key. */
  readonly reference: string;
  readonly customerEmail: string;
  /** Provider id of the customer, if known. */
  readonly customerRef: string | null;
  /** Description on the payment page and on invoices. */
  readonly label: string;
  readonly priceCents: number;
  readonly interval: BillingInterval;
  /** Path to return to after payment; the provider adds `session_id`. */
  readonly successPath: string;
}

/** New price of a running subscription. */
export interface PlanTerms {
  readonly subscriptionRef: string;
  readonly priceCents: number;
  readonly interval: BillingInterval;
}

/** Price change of a subscription, either immediately as previewed, or at the end of the paid period. */
export interface PlanChange extends PlanTerms {
  readonly label: string;
  readonly when: 'now' | 'period-end';
  /** Instant of the preview, so that the charge matches it. */
  readonly at: Date;
  /** Idempotency key of the change. */
  readonly key: string;
}

/** Full or partial refund of a payment. */
export interface Refund {
  readonly paymentRef: string;
  readonly amountCents: number;
  /** Idempotency key of the refund. */
  readonly key: string;
}

/** Next charge of a subscription. */
export interface NextBill {
  readonly amountCents: number;
  /** Date of the charge or the next retry; null if it is not retried automatically. */
  readonly at: Date | null;
  /** Whether an attempt to charge it was declined. */
  readonly isUnpaid: boolean;
}

/** Credit towards the next bills of a subscription. */
export interface BillCredit {
  readonly subscriptionRef: string;
  readonly amountCents: number;
  /** Idempotency key of the credit. */
  readonly key: string;
}

/** Immediate retry of an unpaid bill. */
export interface PaymentRetry {
  readonly subscriptionRef: string;
  /** Idempotency key of the retry; repeating it returns the same result, or finds the bill paid. */
  readonly key: string;
}

/**
 * Payment provider that takes payments, bills subscriptions and reports both by signed events. Calls may go over the
 * network and take several seconds, so make them outside of transactions. When unreachable they throw
 * `payment_unavailable`; the request may still have taken effect, and retrying with the same key is safe.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Payment methods it offers; no others are displayed. */
  readonly methods: readonly PaymentMethod[];
  /** Header with the signature of its events, in lowercase. */
  readonly signatureHeader: string;
  /** Opens a session for a fixed amount in US cents; returns its unguessable id. */
  openSession(payment: NewPayment): Promise<string>;
  /** Opens a session for the first period of a subscription; returns its unguessable id. */
  openSubscription(subscription: NewSubscription): Promise<string>;
  /** Returns the URL of the session's payment page, without calling the provider. */
  paymentUrl(db: DbOrTrx, sessionId: string): Promise<string>;
  /** Expires an unpaid session; returns false when it is already paid. */
  expireSession(sessionId: string): Promise<boolean>;
  /**
   * Previews the immediate charge of a price change, at least 0. The instant is clamped to the current period and
   * rounded to the provider's precision; pass the returned one to the change.
   */
  previewChange(change: PlanTerms & { readonly at: Date }): Promise<{ dueNowCents: number; at: Date }>;
  /**
   * Changes the price. `now` charges the difference, reports `subscription.charged` even for 0 and cancels any planned
   * change; `period-end` plans the change, or nothing if the price is the current one.
   * @throws payment_declined when the card is declined; then nothing is changed
   */
  changePlan(change: PlanChange): Promise<void>;
  /** Cancels the subscription at the end of the paid period, replacing any planned change. */
  cancelAtPeriodEnd(subscriptionRef: string): Promise<void>;
  /** Reverts the cancellation or price change planned for the end of the period. */
  resume(subscriptionRef: string): Promise<void>;
  /** Ends the subscription immediately without a refund; reported as `subscription.ended`. */
  endNow(subscriptionRef: string): Promise<void>;
  /** Returns the next charge: the unpaid bill or that of the next period; null if it ends with its period. */
  nextBill(subscriptionRef: string): Promise<NextBill | null>;
  /** Credits the next bills, up to the amount of each; ignored if the subscription has ended. */
  creditBills(credit: BillCredit): Promise<void>;
  /**
   * Retries the unpaid bill now, in addition to scheduled retries; does nothing if none is unpaid. A success is
   * reported as a regular renewal, a decline as another failure of the same attempt.
   * @throws payment_declined
   */
  retryPayment(retry: PaymentRetry): Promise<void>;
  /**
   * Requests a refund; its completion is reported as `payment.refunded`. Ignored if the payment is already fully
   * refunded, for example manually at the provider.
   * @throws validation_failed if it exceeds what is left
   */
  refund(refund: Refund): Promise<void>;
  /** Lists all payments and refunds since an instant, in no particular order. */
  listMoney(since: Date): AsyncIterable<ProviderMoney>;
  /** Returns the URL where a customer changes the card; null if the provider has no such page. */
  portalUrl(customerRef: string): Promise<string | null>;
  /**
   * Parses a delivered event; null if irrelevant. May query the provider for missing data.
   * @throws invalid_signature before the payload is parsed
   */
  readEvent(payload: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
}
