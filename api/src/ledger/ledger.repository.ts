import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { LedgerEntry, LedgerPosting } from './ledger-posting.ts';

/** Inserts a transaction with its entries, unless its key exists. */
export async function insertTransaction(
  trx: Trx,
  { key, kind, at }: Omit<LedgerPosting, 'entries'>,
  entries: readonly LedgerEntry[],
): Promise<void> {
  const accounts = entries.map(({ account }) => account);
  const amounts = entries.map(({ amountCents }) => amountCents);
  await sql`
    with booked as (
      insert into ledger_transaction (key, kind, posted_at) values (${key}, ${kind}, ${at})
      on conflict (key) do nothing returning id
    )
    insert into ledger_entry (transaction_id, account, amount_cents, posted_at)
    select booked.id, entry.account, entry.cents, ${at}::timestamptz
    from booked, unnest(${accounts}::text[], ${amounts}::int[]) as entry (account, cents)`.execute(trx);
}

/** Sums entries by account for transaction kinds with a prefix. */
export async function sumEntries(db: DbOrTrx, kindPrefix: string) {
  const { rows } = await sql<{ account: string; cents: number }>`
    select entry.account, sum(entry.amount_cents)::float8 as cents
    from ledger_entry entry join ledger_transaction booked on booked.id = entry.transaction_id
    where starts_with(booked.kind, ${kindPrefix}) group by entry.account`.execute(db);
  return rows;
}

/** Returns account balances, unbalanced transactions and the number of transactions. */
export async function readBooks(db: DbOrTrx) {
  const { rows: balances } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::float8 as cents from ledger_entry group by account order by account
  `.execute(db);
  const { rows: unbalanced } = await sql<{ key: string }>`
    select booked.key from ledger_transaction booked left join ledger_entry entry on entry.transaction_id = booked.id
    group by booked.id having coalesce(sum(entry.amount_cents), 0) <> 0 or count(entry.account) < 2
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ledger_transaction
  `.execute(db);
  return { balances, unbalanced, total: counted[0]?.total ?? 0 };
}
