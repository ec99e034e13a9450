import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { beginsWith } from '../platform/database/like.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../platform/database/read-page.ts';

/** Filter of the transaction list. */
interface LedgerFilter {
  readonly from: Date | null;
  readonly until: Date | null;
  readonly account: string | null;
  /** Prefix of a key; empty for all. */
  readonly text: string;
}

const moved = sql<number>`(select coalesce(sum(entry.amount_cents), 0)::float8 from ledger_entry_view entry
  where entry.transaction_id = booked.id and entry.amount_cents > 0)`;

/** Reads one page of transactions, newest first. Amounts are summed only for the page. */
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

/** Selects the transactions of an account by its entries, which are indexed by time as well. */
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

/** Returns a transaction by key, with its order. */
export function findTransaction(db: Db, key: string) {
  return db
    .selectFrom('ledger_transaction_view as booked')
    .leftJoin('orders_money_view as sold', (join) => join.onRef('sold.id', '=', 'booked.order_id'))
    .select(['booked.id', 'booked.key', 'booked.kind', 'booked.posted_at', 'sold.number', moved.as('cents')])
    .where('booked.key', '=', key)
    .executeTakeFirst();
}

/** Returns the entries of a transaction. */
export function findEntries(db: Db, transactionId: string) {
  return db
    .selectFrom('ledger_entry_view')
    .select(['account', sql<number>`amount_cents::float8`.as('cents')])
    .where('transaction_id', '=', transactionId)
    .orderBy('account')
    .execute();
}

/** An exported entry. */
export interface ExportedEntry {
  readonly id: string;
  readonly posted_at: Date;
  readonly key: string;
  readonly kind: string;
  readonly account: string;
  readonly cents: string;
}

/** Returns the entries of up to `limit` transactions in a time range, following a transaction. */
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
