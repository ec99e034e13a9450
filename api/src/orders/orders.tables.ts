import type { BuyableLicense } from '@halfdrop/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { OrderStatus } from './order-states.ts';

/** Reason of a refund by the staff. */
type RefundReason = 'duplicate' | 'failed-delivery' | 'defective-file';

/** Tables of this domain. */
export interface OrderTables {
  orders_order: {
    id: Generated<string>;
    number: string;
    user_id: string;
    /** Null until its payment session is open; until then it is neither visible nor payable. */
    session_id: string | null;
    status: OrderStatus;
    subtotal_cents: number;
    discount_cents: number;
    total_cents: number;
    /** Total in paise by the price book, displayed only; null for orders placed before it was recorded. */
    total_inr_paise: number | null;
    coupon_code: string | null;
    receipt_email: string;
    /** Company of the buyer, as given when ordering. */
    buyer_company: string | null;
    buyer_tax_number: string | null;
    receipt_sent_at: Date | null;
    payment_error: string | null;
    /** Newer order of the same cart, which is opened once this one has ended. */
    replaced_by: string | null;
    /** Id of the payment at the provider; null before payment and for free orders. */
    payment_ref: string | null;
    created_at: Date;
    completed_at: Date | null;
  };
  orders_item: {
    id: Generated<string>;
    order_id: string;
    asset_id: string;
    title: string;
    license: BuyableLicense;
    /** Slug of an alternative palette. */
    palette: string | null;
    /** Null for purchases before terms were published. */
    license_terms_version: number | null;
    price_cents: number;
    /** Share of the order's discount. */
    discount_cents: number;
    /** Whether the price is the difference to a license already held. */
    is_upgrade: boolean;
    position: number;
  };
  orders_transition: {
    id: GeneratedAlways<string>;
    order_id: string;
    from_status: OrderStatus | null;
    to_status: OrderStatus;
    cause: string;
    at: Date;
  };
  orders_refund: {
    id: Generated<string>;
    order_id: string;
    amount_cents: number;
    /** Null for a refund made at the provider. */
    reason: RefundReason | null;
    /** Patterns whose license ends with the refund. */
    asset_ids: string[];
    requested_by: string | null;
    requested_at: Date;
    /** Id of the refund at the provider; null until completed. */
    refund_ref: string | null;
    completed_at: Date | null;
  };
  orders_returned_payment: {
    payment_ref: string;
    order_id: string;
    cause: 'second-payment' | 'wrong-amount';
    amount_cents: number;
    received_at: Date;
    /** When the money was returned; null if pending. */
    returned_at: Date | null;
  };
  /** Increments and decrements of the count of completed orders. */
  orders_completed_change: { added: number };
  idempotency_key: {
    user_id: string;
    key: string;
    request_hash: string;
    /** JSON of the reply. */
    response: string | null;
    /** Order placed by an unanswered checkout; null for other requests. */
    order_id: string | null;
    created_at: Date;
  };
}

/** Views for other domains. */
export interface OrderViews {
  /** Number of completed orders, as a single row. */
  orders_completed_view: { count: number };
  orders_item_view: { id: string; order_id: string; price_cents: number; discount_cents: number };
  /** For the reconciliation of orders with the books. */
  orders_money_view: {
    id: string;
    number: string;
    status: OrderStatus;
    total_cents: number;
    payment_ref: string | null;
    created_at: Date;
    completed_at: Date | null;
  };
  orders_order_view: { id: string; number: string; status: OrderStatus };
  /** For customer support. */
  orders_placed_view: {
    number: string;
    user_id: string | null;
    receipt_email: string;
    status: OrderStatus;
    total_cents: number;
    created_at: Date;
    id: string;
    discount_cents: number;
  };
  orders_returned_payment_view: { payment_ref: string; order_id: string };
}
