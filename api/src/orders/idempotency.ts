import type { Db, Trx } from '../database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { claimKey, storeAnswer, type KeyedRequest } from './idempotency.repository.ts';

/**
 * Runs `work` at most once per key. Its effects and its reply are stored in one transaction, and later requests with
 * the key receive the stored reply as JSON. Concurrent requests wait. If `work` throws, the key is not stored.
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
