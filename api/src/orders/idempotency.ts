import { createHash } from 'node:crypto';
import { addDays } from '../platform/clock/clock.ts';
import type { Db, Trx } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';

interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  /** What was asked for: the same key with another request is a conflict. */
  readonly request: unknown;
  readonly now: Date;
}

/** The answer to a keyed request, as JSON text. */
export interface KeyedAnswer {
  readonly json: string;
  readonly isReplay: boolean;
}

/**
 * Runs `work` at most once per key: its effects and its answer are stored in one transaction, and every later request
 * with the key gets that same answer. Requests that arrive meanwhile wait for it. Work that throws leaves no key.
 * @throws idempotency_conflict when the key was used for another request
 */
export function once(db: Db, keyed: KeyedRequest, work: (trx: Trx) => Promise<unknown>): Promise<KeyedAnswer> {
  const requestHash = createHash('sha256').update(JSON.stringify(keyed.request)).digest('hex');
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('idempotency_key')
      .values({
        user_id: keyed.userId,
        key: keyed.key,
        request_hash: requestHash,
        response: null,
        created_at: keyed.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows !== 1n) {
      return { json: await storedAnswer(trx, keyed, requestHash), isReplay: true };
    }
    const json = JSON.stringify(await work(trx));
    await trx
      .updateTable('idempotency_key')
      .set({ response: json })
      .where('user_id', '=', keyed.userId)
      .where('key', '=', keyed.key)
      .execute();
    return { json, isReplay: false };
  });
}

/** Forgets keys that are older than a day: who repeats a request does so within it. */
export async function pruneKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<=', addDays(now, -1)).execute();
}

async function storedAnswer(trx: Trx, { userId, key }: KeyedRequest, requestHash: string): Promise<string> {
  const stored = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (stored.request_hash !== requestHash || stored.response === null) throw new Problem('idempotency_conflict');
  return stored.response;
}
