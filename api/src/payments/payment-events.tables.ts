/** The tables of this domain. */
export interface PaymentEventTables {
  payments_event: {
    id: string;
    type: string;
    received_at: Date;
  };
  payments_parked_refund: {
    refund_ref: string;
    payment_ref: string;
    amount_cents: number;
    received_at: Date;
  };
}
