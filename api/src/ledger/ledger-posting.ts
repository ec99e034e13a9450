/**
 * Ledger accounts. `provider` is positive for money the payment provider holds for us; `sales` and `subscriptions` are
 * negative for revenue, which `discounts` and `refunds` reduce; `returns` holds payments that were not due and are not
 * returned yet. Debt to a studio is negative in `royalties:` and its number, and positive in `royalty-costs`; while
 * being paid out it is negative in `payouts`.
 */
type LedgerAccount =
  | 'provider'
  | 'sales'
  | 'discounts'
  | 'refunds'
  | 'returns'
  | 'subscriptions'
  | 'royalty-costs'
  | 'payouts'
  | `royalties:${number}`;

/** Change of one account's balance, in US cents; negative for what it gives. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amountCents: number;
}

/** A transaction to post. */
export interface LedgerPosting {
  /** Idempotency key, such as `order-paid:` and the order's id. */
  readonly key: string;
  readonly kind: string;
  readonly at: Date;
  /** At most one per account; zero amounts are skipped. */
  readonly entries: readonly LedgerEntry[];
}
