import { sumOf } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import type { LedgerPosting } from './ledger-posting.ts';
import { insertTransaction, readBooks, sumEntries } from './ledger.repository.ts';

/** Result of a ledger audit. */
interface LedgerAudit {
  readonly transactions: number;
  /** Sum of all entries in US cents; 0 in sound books. */
  readonly sumCents: number;
  /** Keys of transactions that do not sum to 0; empty in sound books. */
  readonly unbalancedKeys: readonly string[];
  /** Balance by account, in US cents. */
  readonly balances: Readonly<Record<string, number>>;
}

/**
 * Posts a fact in the transaction that makes it true; ignored if the key is already posted.
 * @throws RangeError when the entries do not sum to 0; the database enforces it, too
 */
export async function postTransaction(trx: Trx, { key, kind, at, entries }: LedgerPosting): Promise<void> {
  const moved = entries.filter(({ amountCents }) => amountCents !== 0);
  const sum = sumOf(moved.map(({ amountCents }) => amountCents));
  if (sum !== 0) throw new RangeError(`the entries of ${key} sum to ${sum}, not to 0`);
  if (moved.length === 0) return;
  await insertTransaction(trx, { key, kind, at }, moved);
}

/** Sums entries by account, in US cents, for transaction kinds with a prefix. */
export async function sumBooked(db: DbOrTrx, kindPrefix: string): Promise<Readonly<Record<string, number>>> {
  const sums = await sumEntries(db, kindPrefix);
  return Object.fromEntries(sums.map(({ account, cents }) => [account, cents]));
}

/** Audits the books. */
export async function auditLedger(db: DbOrTrx): Promise<LedgerAudit> {
  const { balances, unbalanced, total } = await readBooks(db);
  return {
    transactions: total,
    sumCents: sumOf(balances.map(({ cents }) => cents)),
    unbalancedKeys: unbalanced.map(({ key }) => key),
    balances: Object.fromEntries(balances.map(({ account, cents }) => [account, cents])),
  };
}
