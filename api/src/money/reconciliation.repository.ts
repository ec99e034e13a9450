import type { DifferenceKind, ProviderMoneyKind } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../database.ts';

/** Money that went through the provider, according to the books. */
export interface BookedMoney {
  readonly kind: ProviderMoneyKind;
  /** Provider id. */
  readonly reference: string;
  readonly cents: number;
  readonly ledger_key: string;
  readonly order_number: string | null;
  readonly posted_at: Date;
}

/** Discrepancy between the provider and the books. */
export interface FoundDifference {
  readonly difference: DifferenceKind;
  readonly kind: ProviderMoneyKind;
  readonly reference: string;
  readonly their_cents: number | null;
  readonly our_cents: number | null;
  readonly ledger_key: string | null;
  readonly order_number: string | null;
  readonly happened_at: Date;
}

interface FinishedReconciliation {
  readonly provider: string;
  readonly since: Date;
  readonly started_at: Date;
  readonly finished_at: Date;
  readonly charge_count: number;
  readonly refund_count: number;
}

/** Maximum differences stored per reconciliation; all are counted. */
const MAX_KEPT = 1000;

/** Returns bookings of provider payments and refunds since an instant. Their keys end in the provider id. */
export async function readBookedMoney(db: Db, since: Date): Promise<readonly BookedMoney[]> {
  const { rows } = await sql<BookedMoney>`
    select case when entry.amount_cents > 0 then 'charge' else 'refund' end as kind,
      case when booked.kind = 'order-paid' then coalesce(sold.payment_ref, booked.key)
        else substr(booked.key, strpos(booked.key, ':') + 1) end as reference,
      abs(entry.amount_cents)::float8 as cents, booked.key as ledger_key, sold.number as order_number, booked.posted_at
    from ledger_transaction_view booked
    join ledger_entry_view entry on entry.transaction_id = booked.id and entry.account = 'provider'
    left join orders_money_view sold on sold.id = booked.order_id
    where booked.posted_at >= ${since}
      and booked.kind in ('order-paid', 'order-refund', 'payment-not-due', 'payment-returned', 'subscription-paid',
        'subscription-refunded')`.execute(db);
  return rows;
}

/** Inserts a reconciliation with its differences. */
export async function insertReconciliation(
  trx: Trx,
  reconciliation: FinishedReconciliation,
  differences: readonly FoundDifference[],
): Promise<void> {
  const { id } = await trx
    .insertInto('money_reconciliation')
    .values({ ...reconciliation, difference_count: differences.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kept = differences.slice(0, MAX_KEPT);
  if (kept.length === 0) return;
  await trx
    .insertInto('money_difference')
    .values(kept.map((found, index) => ({ ...found, reconciliation_id: id, position: index + 1 })))
    .execute();
}

/** Returns the most recent reconciliations. */
export function findReconciliations(db: DbOrTrx, limit: number) {
  return db.selectFrom('money_reconciliation').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** Returns the differences of a reconciliation. */
export function findDifferences(db: DbOrTrx, reconciliationId: string, limit: number) {
  return db
    .selectFrom('money_difference')
    .selectAll()
    .where('reconciliation_id', '=', reconciliationId)
    .orderBy('position')
    .limit(limit)
    .execute();
}
