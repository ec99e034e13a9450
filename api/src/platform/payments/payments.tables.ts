/** The sandbox provider's own books. */
export interface PaymentTables {
  payments_sandbox_session: {
    id: string;
    amount_cents: number;
    label: string;
    status: 'open' | 'needs-confirmation' | 'paid' | 'expired';
    success_url: string;
    created_at: Date;
  };
}
