import type { Generated, GeneratedAlways } from 'kysely';
import type { OrderStatus } from './order-states.ts';

/** Why the operator gives money back. */
type RefundReason = 'duplicate' | 'failed-delivery' | 'defective-file';

/** The tables of this domain. */
export interface OrderTables {
  orders_order: {
    id: Generated<string>;
    number: string;
    user_id: string;
    session_id: string;
    status: OrderStatus;
    subtotal_cents: number;
    discount_cents: number;
    total_cents: number;
    coupon_code: string | null;
    receipt_email: string;
    receipt_sent_at: Date | null;
    payment_error: string | null;
    /** What the provider calls the payment; null before it, and where nothing was to be paid. */
    payment_ref: string | null;
    created_at: Date;
    completed_at: Date | null;
  };
  orders_item: {
    id: Generated<string>;
    order_id: string;
    asset_id: string;
    title: string;
    license: 'standard' | 'extended';
    /** Slug of another palette than its own. */
    palette: string | null;
    /** Null for what was bought before there were published terms. */
    license_terms_version: number | null;
    price_cents: number;
    /** Its part of the order's discount. */
    discount_cents: number;
    /** Whether the price is the difference to a licence that was held. */
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
    /** Null for a refund that was made at the provider's. */
    reason: RefundReason | null;
    /** The patterns whose licence ends with it. */
    asset_ids: string[];
    requested_by: string | null;
    requested_at: Date;
    /** What the provider calls it; null until it has happened. */
    refund_ref: string | null;
    completed_at: Date | null;
  };
  idempotency_key: {
    user_id: string;
    key: string;
    request_hash: string;
    /** JSON as it was sent. */
    response: string | null;
    created_at: Date;
  };
}
