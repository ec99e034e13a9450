import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { literally } from '../platform/database/like.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../platform/database/read-page.ts';

/** Which transactions are wanted. */
interface LedgerFilter {
  readonly from: Date | null;
  readonly until: Date | null;
  readonly account: string | null;
  /** The beginning of a key; empty for all. */
  readonly text: string;
}

/** The order that a transaction is the payment of: its id ends the key. */
export const paidOrderId = sql<string | null>`case when booked.key ~ '^order-paid:[0-9a-f-]{36}$'
  then substr(booked.key, 12)::uuid end`;

const moved = sql<number>`(select coalesce(sum(entry.amount_cents), 0)::float8 from ledger_entry_view entry
  where entry.transaction_id = booked.id and entry.amount_cents > 0)`;

/** What has an account is looked for among all others: its list ends sooner. */
const MAX_ROWS_OF_ACCOUNT = 1000;

/** One page of transactions, the newest first. What they moved is added up for the page alone. */
export async function readTransactions(db: Db, { from, until, account, text }: LedgerFilter, wanted: WantedPage) {
  const query = db
    .selectFrom('ledger_transaction_view as booked')
    .select(['booked.id', 'booked.key', 'booked.kind', 'booked.posted_at'])
    .$if(from !== null, (found) => found.where('booked.posted_at', '>=', from ?? new Date(0)))
    .$if(until !== null, (found) => found.where('booked.posted_at', '<', until ?? new Date(0)))
    .$if(text !== '', (found) => found.where('booked.key', 'like', `${literally(text)}%`))
    .$if(account !== null, (found) =>
      found.where((where) =>
        where.exists(
          where
            .selectFrom('ledger_entry_view as entry')
            .select('entry.account')
            .whereRef('entry.transaction_id', '=', 'booked.id')
            .where('entry.account', '=', account ?? ''),
        ),
      ),
    )
    .orderBy('booked.posted_at', 'desc')
    .orderBy('booked.id', 'desc');
  const { rows, pagination } = await readPage(
    db,
    query,
    wanted,
    account === null ? MAX_LISTED_ROWS : MAX_ROWS_OF_ACCOUNT,
  );
  const sums = await readMoved(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, cents: sums.get(row.id) ?? 0 })), pagination };
}

/** What some transactions moved: the sum of what their accounts received. */
async function readMoved(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const sums = await db
    .selectFrom('ledger_entry_view')
    .select(['transaction_id', sql<number>`sum(amount_cents)::float8`.as('cents')])
    .where('transaction_id', 'in', ids)
    .where('amount_cents', '>', '0')
    .groupBy('transaction_id')
    .execute();
  return new Map(sums.map(({ transaction_id: id, cents }) => [id, cents]));
}

/** A transaction by its key, with the order it belongs to. */
export function findTransaction(db: Db, key: string) {
  return db
    .selectFrom('ledger_transaction_view as booked')
    .leftJoin('orders_money_view as sold', (join) => join.on('sold.id', '=', paidOrderId))
    .select(['booked.id', 'booked.key', 'booked.kind', 'booked.posted_at', 'sold.number', moved.as('cents')])
    .where('booked.key', '=', key)
    .executeTakeFirst();
}

/** The entries of a transaction. */
export function findEntries(db: Db, transactionId: string) {
  return db
    .selectFrom('ledger_entry_view')
    .select(['account', sql<number>`amount_cents::float8`.as('cents')])
    .where('transaction_id', '=', transactionId)
    .orderBy('account')
    .execute();
}

/** An entry as it is exported. */
export interface ExportedEntry {
  readonly id: string;
  readonly posted_at: Date;
  readonly key: string;
  readonly kind: string;
  readonly account: string;
  readonly cents: string;
}

/** Entries of the transactions from one instant to another that come after a transaction, which are `limit`. */
export async function readEntriesAfter(
  db: Db,
  { from, until }: { readonly from: Date; readonly until: Date },
  after: { readonly at: Date; readonly id: string },
  limit: number,
): Promise<readonly ExportedEntry[]> {
  const { rows } = await sql<ExportedEntry>`
    select booked.id, booked.posted_at, booked.key, booked.kind, entry.account, entry.amount_cents::text as cents
    from (
      select id, posted_at, key, kind from ledger_transaction_view
      where posted_at >= ${from} and posted_at < ${until} and (posted_at, id) > (${after.at}, ${after.id}::uuid)
      order by posted_at, id limit ${limit}
    ) booked
    join ledger_entry_view entry on entry.transaction_id = booked.id
    order by booked.posted_at, booked.id, entry.account`.execute(db);
  return rows;
}
