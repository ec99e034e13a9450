/**
 * The accounts of the shop. What the payment provider holds for us is positive in `provider`; what was earned is
 * negative in `sales` and `subscriptions`; `discounts` and `refunds` take from what was earned; `returns` is what was
 * paid without being due and has not gone back yet. What is owed to a studio is negative in `royalties:` and its
 * number, and positive in `royalty-costs`; while it is on its way to the studio it is negative in `payouts`.
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

/** An amount that one account receives, in US cents; negative for what it gives. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amountCents: number;
}

/** A fact to book. */
export interface LedgerPosting {
  /** Names the fact, such as `order-paid:` and the order's id: it is booked once. */
  readonly key: string;
  readonly kind: string;
  readonly at: Date;
  /** At most one for each account; those of 0 are left out. */
  readonly entries: readonly LedgerEntry[];
}
