import { sumOf } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import type { LedgerPosting } from './ledger-posting.ts';
import { insertTransaction, readBooks, sumEntries } from './ledger.repository.ts';

/** What the books say as a whole. */
interface LedgerAudit {
  readonly transactions: number;
  /** The sum over everything that was ever booked, in US cents: 0 in sound books. */
  readonly sumCents: number;
  /** The keys of transactions that do not sum to 0; none in sound books. */
  readonly unbalancedKeys: readonly string[];
  /** What each account holds, in US cents. */
  readonly balances: Readonly<Record<string, number>>;
}

/**
 * Books a fact inside the transaction that makes it true; a key that is booked already is left as it is.
 * @throws RangeError when the entries do not sum to 0; the database refuses such a transaction, too
 */
export async function postTransaction(trx: Trx, { key, kind, at, entries }: LedgerPosting): Promise<void> {
  const moved = entries.filter(({ amountCents }) => amountCents !== 0);
  const sum = sumOf(moved.map(({ amountCents }) => amountCents));
  if (sum !== 0) throw new RangeError(`the entries of ${key} sum to ${sum}, not to 0`);
  if (moved.length === 0) return;
  await insertTransaction(trx, { key, kind, at }, moved);
}

/** What was moved to each account by transactions of kinds that begin alike, in US cents. */
export async function sumBooked(db: DbOrTrx, kindPrefix: string): Promise<Readonly<Record<string, number>>> {
  const sums = await sumEntries(db, kindPrefix);
  return Object.fromEntries(sums.map(({ account, cents }) => [account, cents]));
}

/** Adds the books up. */
export async function auditLedger(db: DbOrTrx): Promise<LedgerAudit> {
  const { balances, unbalanced, total } = await readBooks(db);
  return {
    transactions: total,
    sumCents: sumOf(balances.map(({ cents }) => cents)),
    unbalancedKeys: unbalanced.map(({ key }) => key),
    balances: Object.fromEntries(balances.map(({ account, cents }) => [account, cents])),
  };
}
