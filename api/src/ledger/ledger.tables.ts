import type { ColumnType, Generated } from 'kysely';

/** The tables of this domain. */
export interface LedgerTables {
  ledger_transaction: {
    id: Generated<string>;
    key: string;
    kind: string;
    posted_at: Date;
  };
  ledger_entry: {
    transaction_id: string;
    account: string;
    /** Read as text: it may be beyond what a number holds exactly. */
    amount_cents: ColumnType<string, number, never>;
  };
}

/** What other domains may read of the tables. */
export interface LedgerViews {
  ledger_transaction_view: { id: string; key: string; kind: string; posted_at: Date };
  /** The amount is read as text: it may be beyond what a number holds exactly. */
  ledger_entry_view: { transaction_id: string; account: string; amount_cents: string };
}
