import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of this domain. */
export interface LedgerTables {
  ledger_transaction: {
    id: Generated<string>;
    key: string;
    kind: string;
    posted_at: Date;
    /** Order, if the transaction is its payment; otherwise null. */
    order_id: GeneratedAlways<string | null>;
  };
  ledger_entry: {
    transaction_id: string;
    account: string;
    /** Read as text, since it may exceed the safe integer range. */
    amount_cents: ColumnType<string, number, never>;
    /** Same as that of the transaction. */
    posted_at: Date;
  };
}

/** Views for other domains. */
export interface LedgerViews {
  ledger_transaction_view: {
    id: string;
    key: string;
    kind: string;
    posted_at: Date;
    /** Order, if the transaction is its payment; otherwise null. */
    order_id: string | null;
  };
  /** The amount is read as text, since it may exceed the safe integer range. */
  ledger_entry_view: { transaction_id: string; account: string; amount_cents: string; posted_at: Date };
}
