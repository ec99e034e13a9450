import type { DifferenceKind, ProviderMoneyKind } from '@halfdrop/domain';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Sum in cents, read as text since it may exceed the safe integer range. */
type BigCents = ColumnType<string | null, number | null, never>;

/** Tables of this domain. */
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
    /** Provider id. */
    reference: string;
    their_cents: BigCents;
    our_cents: BigCents;
    /** Key of our transaction; null if there is none. */
    ledger_key: string | null;
    order_number: string | null;
    happened_at: Date;
  };
}

/** Views for other domains. */
export interface MoneyViews {
  /** Differences found by the last reconciliation. */
  money_open_difference_view: {
    reference: string;
    order_number: string | null;
    cents: string;
    happened_at: Date;
  };
}
