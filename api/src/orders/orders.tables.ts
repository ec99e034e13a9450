import type { Generated } from 'kysely';

/** The tables of this domain. */
export interface OrderTables {
  orders_order: {
    id: Generated<string>;
    number: string;
    user_id: string;
    session_id: string;
    status: 'pending' | 'completed' | 'failed' | 'expired';
    subtotal_cents: number;
    discount_cents: number;
    total_cents: number;
    coupon_code: string | null;
    receipt_email: string;
    receipt_sent_at: Date | null;
    payment_error: string | null;
    created_at: Date;
    completed_at: Date | null;
  };
  orders_item: {
    id: Generated<string>;
    order_id: string;
    asset_id: string;
    title: string;
    license: 'standard' | 'extended';
    /** Null for what was bought before there were published terms. */
    license_terms_version: number | null;
    price_cents: number;
    position: number;
  };
  idempotency_key: {
    user_id: string;
    key: string;
    request_hash: string;
    /** JSON as it was sent. */
    response: string | null;
    created_at: Date;
  };
  payments_event: {
    id: string;
    type: string;
    received_at: Date;
  };
}
