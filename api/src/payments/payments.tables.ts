import type { ColumnType, Generated } from 'kysely';
import type { BillingInterval } from './payment-event.ts';

/** Event delivery of the sandbox: correct, or faulty on demand. */
export type Delivery = 'once' | 'twice' | 'late' | 'out-of-order';

/** Received events, the books of the sandbox provider, and data about sessions of other providers. */
export interface PaymentTables {
  payments_event: {
    id: string;
    type: string;
    received_at: Date;
    /** Subject of the event by provider ids; null where not applicable. */
    session_id: string | null;
    payment_ref: string | null;
    subscription_ref: string | null;
    amount_cents: number | null;
  };
  payments_failed_event: {
    id: string;
    type: string;
    /** JSON; validated before use. */
    event: ColumnType<unknown, string, never>;
    failure: string;
    tries: Generated<number>;
    received_at: Date;
    failed_at: Date;
  };
  payments_parked_refund: {
    refund_ref: string;
    payment_ref: string;
    amount_cents: number;
    received_at: Date;
  };
  payments_sandbox_session: {
    id: string;
    amount_cents: number;
    label: string;
    status: 'open' | 'needs-confirmation' | 'paid' | 'expired';
    success_url: string;
    created_at: Date;
    delivery: Delivery;
    /** Null for a single payment. */
    interval: BillingInterval | null;
    reference: string | null;
    customer_ref: string | null;
    /** Card awaiting confirmation. */
    card_brand: string | null;
    card_last4: string | null;
    /** Null for sessions opened before keys were introduced. */
    key: string | null;
  };
  payments_sandbox_subscription: {
    id: string;
    session_id: string;
    reference: string;
    customer_ref: string;
    label: string;
    price_cents: number;
    interval: BillingInterval;
    status: 'active' | 'past-due' | 'ended';
    anchor_at: Date;
    period_start: Date;
    period_end: Date;
    credit_cents: number;
    pending_price_cents: number | null;
    pending_interval: BillingInterval | null;
    pending_label: string | null;
    ends_with_period: boolean;
    card_brand: string;
    card_last4: string;
    is_card_refused: boolean;
    attempts: number;
    due_at: Date;
    delivery: Delivery;
    created_at: Date;
  };
  payments_sandbox_credit: { key: string; subscription_id: string; amount_cents: number; created_at: Date };
  payments_sandbox_payment: {
    id: string;
    amount_cents: number;
    refunded_cents: number;
    key: string;
    delivery: Delivery;
    created_at: Date;
  };
  payments_sandbox_refund: { key: string; payment_id: string; amount_cents: number; created_at: Date };
  payments_stripe_session: { id: string; url: string; created_at: Date };
}

/** Views for other domains. */
export interface PaymentViews {
  /** Events with their subject; `failure` is null once processed. */
  payments_event_view: PaymentTables['payments_event'] & { failure: string | null };
}
