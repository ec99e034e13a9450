import type { ColumnType, Generated } from 'kysely';
import type { BillingInterval } from './payment-event.ts';

/** How the sandbox delivers its events: as it should, or badly on demand. */
export type Delivery = 'once' | 'twice' | 'late' | 'out-of-order';

/** The events that were heard, the books of the sandbox provider, and what is kept of sessions elsewhere. */
export interface PaymentTables {
  payments_event: {
    id: string;
    type: string;
    received_at: Date;
    /** What it is about, by the provider's names; null for what it does not name. */
    session_id: string | null;
    payment_ref: string | null;
    subscription_ref: string | null;
    amount_cents: number | null;
  };
  payments_failed_event: {
    id: string;
    type: string;
    /** Written as JSON; checked before it is used. */
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
    /** Of the card that waits for its confirmation. */
    card_brand: string | null;
    card_last4: string | null;
    /** Null for what was opened before sessions had one. */
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

/** What other domains may read of the tables. */
export interface PaymentViews {
  /** Each event with what it is about; `failure` is null once it has had its effect. */
  payments_event_view: PaymentTables['payments_event'] & { failure: string | null };
}
