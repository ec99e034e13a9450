import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { beginsWith } from '../platform/database/like.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../platform/database/read-page.ts';

/** Which transactions are wanted. */
interface LedgerFilter {
  readonly from: Date | null;
  readonly until: Date | null;
  readonly account: string | null;
  /** The beginning of a key; empty for all. */
  readonly text: string;
}

const moved = sql<number>`(select coalesce(sum(entry.amount_cents), 0)::float8 from ledger_entry_view entry
  where entry.transaction_id = booked.id and entry.amount_cents > 0)`;

/** One page of transactions, the newest first. What they moved is added up for the page alone. */
export async function readTransactions(db: Db, filter: LedgerFilter, wanted: WantedPage) {
  const { rows, pagination } =
    filter.account === null
      ? await readPage(db, wantedTransactions(db, filter), wanted, MAX_LISTED_ROWS)
      : await readPage(db, ofAccount(db, filter.account, filter), wanted, MAX_LISTED_ROWS);
  if (rows.length === 0) return { rows: [], pagination };
  const transactions = await db
    .selectFrom('ledger_transaction_view as booked')
    .select(['booked.key', 'booked.kind', 'booked.posted_at', moved.as('cents')])
    .where(
      'booked.id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('booked.posted_at', 'desc')
    .orderBy('booked.id', 'desc')
    .execute();
  return { rows: transactions, pagination };
}

type Narrowed = Omit<LedgerFilter, 'account'>;

function wantedTransactions(db: Db, { from, until, text }: Narrowed) {
  return db
    .selectFrom('ledger_transaction_view as booked')
    .select('booked.id')
    .$if(from !== null, (found) => found.where('booked.posted_at', '>=', from ?? new Date(0)))
    .$if(until !== null, (found) => found.where('booked.posted_at', '<', until ?? new Date(0)))
    .$if(text !== '', (found) => found.where(beginsWith(sql.ref('booked.key'), text)))
    .orderBy('booked.posted_at', 'desc')
    .orderBy('booked.id', 'desc');
}

/** Transactions of an account are read from its entries, which are in the order of time as well. */
function ofAccount(db: Db, account: string, { from, until, text }: Narrowed) {
  return db
    .selectFrom('ledger_entry_view as entry')
    .select('entry.transaction_id as id')
    .where('entry.account', '=', account)
    .$if(from !== null, (found) => found.where('entry.posted_at', '>=', from ?? new Date(0)))
    .$if(until !== null, (found) => found.where('entry.posted_at', '<', until ?? new Date(0)))
    .$if(text !== '', (found) =>
      found.where('entry.transaction_id', 'in', (booked) =>
        booked
          .selectFrom('ledger_transaction_view')
          .select('id')
          .where(beginsWith(sql.ref('key'), text)),
      ),
    )
    .orderBy('entry.posted_at', 'desc')
    .orderBy('entry.transaction_id', 'desc');
}

/** A transaction by its key, with the order it belongs to. */
export function findTransaction(db: Db, key: string) {
  return db
    .selectFrom('ledger_transaction_view as booked')
    .leftJoin('orders_money_view as sold', (join) => join.onRef('sold.id', '=', 'booked.order_id'))
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
