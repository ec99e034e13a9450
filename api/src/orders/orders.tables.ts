import type { BuyableLicense } from '@halfdrop/domain';
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
    /** Null until its payment session is open: nobody sees or pays it before. */
    session_id: string | null;
    status: OrderStatus;
    subtotal_cents: number;
    discount_cents: number;
    total_cents: number;
    /** The total in the price book's rupees, shown and not charged; null for orders from before it was kept. */
    total_inr_paise: number | null;
    coupon_code: string | null;
    receipt_email: string;
    /** Who buys, where that is a company, as given on the day of the order. */
    buyer_company: string | null;
    buyer_tax_number: string | null;
    receipt_sent_at: Date | null;
    payment_error: string | null;
    /** The newer order of the same cart, which is opened once this one has ended. */
    replaced_by: string | null;
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
    license: BuyableLicense;
    /** Slug of another palette than its own. */
    palette: string | null;
    /** Null for what was bought before there were published terms. */
    license_terms_version: number | null;
    price_cents: number;
    /** Its part of the order's discount. */
    discount_cents: number;
    /** Whether the price is the difference to a license that was held. */
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
    /** The patterns whose license ends with it. */
    asset_ids: string[];
    requested_by: string | null;
    requested_at: Date;
    /** What the provider calls it; null until it has happened. */
    refund_ref: string | null;
    completed_at: Date | null;
  };
  orders_returned_payment: {
    payment_ref: string;
    order_id: string;
    cause: 'second-payment' | 'wrong-amount';
    amount_cents: number;
    received_at: Date;
    /** When it has gone back; null before. */
    returned_at: Date | null;
  };
  /** How many orders became completed by a change, or ceased to be. */
  orders_completed_change: { added: number };
  idempotency_key: {
    user_id: string;
    key: string;
    request_hash: string;
    /** JSON as it was sent. */
    response: string | null;
    /** What a checkout has placed that is not answered yet; null for other requests. */
    order_id: string | null;
    created_at: Date;
  };
}

/** What other domains may read of the tables. */
export interface OrderViews {
  /** How many orders are completed: one row. */
  orders_completed_view: { count: number };
  orders_item_view: { id: string; order_id: string; price_cents: number; discount_cents: number };
  /** For who compares orders with the books. */
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
  /** For who helps a buyer. */
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
