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
