import type { Db, Trx } from '../database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { claimKey, storeAnswer, type KeyedRequest } from './idempotency.repository.ts';

/**
 * Runs `work` at most once per key: its effects and its answer are stored in one transaction, and every later request
 * with the key gets that same answer, as JSON. Requests that arrive meanwhile wait for it. Work that throws leaves no key.
 * @throws idempotency_conflict when the key was used for another request
 */
export function once(db: Db, keyed: KeyedRequest, work: (trx: Trx) => Promise<unknown>): Promise<string> {
  return inTransaction(db, async (trx) => {
    const used = await claimKey(trx, keyed);
    if (used?.answer === null) throw new Problem('idempotency_conflict');
    if (used) return used.answer;
    const json = JSON.stringify(await work(trx));
    await storeAnswer(trx, keyed, json);
    return json;
  });
}
