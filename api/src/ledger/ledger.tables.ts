import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables of this domain. */
export interface LedgerTables {
  ledger_transaction: {
    id: Generated<string>;
    key: string;
    kind: string;
    posted_at: Date;
    /** The order that it is the payment of; null for everything else. */
    order_id: GeneratedAlways<string | null>;
  };
  ledger_entry: {
    transaction_id: string;
    account: string;
    /** Read as text: it may be beyond what a number holds exactly. */
    amount_cents: ColumnType<string, number, never>;
    /** As its transaction was. */
    posted_at: Date;
  };
}

/** What other domains may read of the tables. */
export interface LedgerViews {
  ledger_transaction_view: {
    id: string;
    key: string;
    kind: string;
    posted_at: Date;
    /** The order that it is the payment of; null for everything else. */
    order_id: string | null;
  };
  /** The amount is read as text: it may be beyond what a number holds exactly. */
  ledger_entry_view: { transaction_id: string; account: string; amount_cents: string; posted_at: Date };
}
