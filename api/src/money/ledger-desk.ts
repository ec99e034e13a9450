import type { Foundation } from '../domain-module.ts';
import type { WantedPage } from '../platform/database/read-page.ts';
import { addDays } from '../platform/clock/clock.ts';
import { Problem } from '../platform/http/problem.ts';
import { findEntries, findTransaction, readEntriesAfter, readTransactions } from './ledger-lists.repository.ts';
import type { LedgerPageDto, LedgerTransactionDetailsDto } from './money.contract.ts';

interface WantedTransactions extends WantedPage {
  /** Such as `2026-11-25`, in UTC. */
  readonly day?: string | undefined;
  readonly account?: string | undefined;
  /** Prefix of a key. */
  readonly q?: string | undefined;
}

/** Browsing and export of the books. */
export interface LedgerDesk {
  list(wanted: WantedTransactions): Promise<LedgerPageDto>;
  /** @throws not_found */
  one(key: string): Promise<LedgerTransactionDetailsDto>;
  /** Exports all entries of a month such as `2026-11` as CSV. */
  csv(month: string): AsyncIterable<string>;
}

/** Batch size of the CSV export. */
const AT_ONCE = 2000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Creates the desk. */
export function createLedgerDesk({ db }: Pick<Foundation, 'db'>): LedgerDesk {
  return {
    async list({ day, account = null, q = '', ...wanted }) {
      const { rows, pagination } = await readTransactions(db, { ...spanOf(day), account, text: q }, wanted);
      return { transactions: rows.map(toTransaction), pagination };
    },

    async one(key) {
      const found = await findTransaction(db, key);
      if (!found) throw new Problem('not_found', { message: 'There is no such transaction.' });
      const entries = await findEntries(db, found.id);
      return {
        transaction: toTransaction(found),
        entries: entries.map(({ account, cents }) => ({ account, amount: cents })),
        orderNumber: found.number,
      };
    },

    async *csv(month) {
      const from = new Date(`${month}-01T00:00:00.000Z`);
      const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1));
      yield 'posted_at,transaction,kind,account,amount,currency\r\n';
      let after = { at: from, id: NO_ID };
      for (;;) {
        const rows = await readEntriesAfter(db, { from, until }, after, AT_ONCE);
        for (const { posted_at: at, key, kind, account, cents } of rows) {
          yield `${at.toISOString()},${key},${kind},${account},${decimalOf(cents)},USD\r\n`;
        }
        const last = rows.at(-1);
        if (!last) return;
        after = { at: last.posted_at, id: last.id };
      }
    },
  };
}

function spanOf(day: string | undefined) {
  if (day === undefined) return { from: null, until: null };
  const from = new Date(`${day}T00:00:00.000Z`);
  return { from, until: addDays(from, 1) };
}

/** Formats cents as decimal dollars without converting to an inexact number. */
function decimalOf(cents: string): string {
  const digits = cents.replace('-', '').padStart(3, '0');
  return `${cents.startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

interface TransactionRow {
  readonly key: string;
  readonly kind: string;
  readonly posted_at: Date;
  readonly cents: number;
}

function toTransaction({ key, kind, posted_at: postedAt, cents }: TransactionRow) {
  return { key, kind, postedAt: postedAt.toISOString(), amount: cents };
}
