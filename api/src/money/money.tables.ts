import type { DifferenceKind, ProviderMoneyKind } from '@halfdrop/domain';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A sum in cents: read as text, since it may be beyond what a number holds exactly. */
type BigCents = ColumnType<string | null, number | null, never>;

/** The tables of this domain. */
export interface MoneyTables {
  money_reconciliation: {
    id: GeneratedAlways<string>;
    provider: string;
    since: Date;
    started_at: Date;
    finished_at: Date;
    charge_count: number;
    refund_count: number;
    difference_count: number;
  };
  money_difference: {
    reconciliation_id: string;
    position: number;
    difference: DifferenceKind;
    kind: ProviderMoneyKind;
    /** What the provider calls it. */
    reference: string;
    their_cents: BigCents;
    our_cents: BigCents;
    /** The key of our transaction; null where there is none. */
    ledger_key: string | null;
    order_number: string | null;
    happened_at: Date;
  };
}

/** What other domains may read of the tables. */
export interface MoneyViews {
  /** What the last comparison with the provider found. */
  money_open_difference_view: {
    reference: string;
    order_number: string | null;
    cents: string;
    happened_at: Date;
  };
}
