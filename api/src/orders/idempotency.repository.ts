import { createHash } from 'node:crypto';
import { addDays } from '../platform/clock/clock.ts';
import type { Db, Trx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';

/** A request with an idempotency key. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  /** Request content; reusing the key with different content is a conflict. */
  readonly request: unknown;
  readonly now: Date;
}

/** A key used by an earlier request. */
interface UsedKey {
  /** JSON of the reply; null while the request is unanswered. */
  readonly answer: string | null;
  /** Order placed by an unanswered checkout. */
  readonly orderId: string | null;
}

/**
 * Claims a key; returns null when it was unused. Concurrent claims wait until the transaction ends.
 * @throws idempotency_conflict when the key was used for another request
 */
export async function claimKey(trx: Trx, { userId, key, request, now }: KeyedRequest): Promise<UsedKey | null> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const claimed = await trx
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, request_hash: requestHash, response: null, order_id: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return null;
  const used = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response as answer', 'order_id as orderId'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (used?.request_hash !== requestHash) throw new Problem('idempotency_conflict');
  return used;
}

/** Stores the reply for later requests with the key. */
export async function storeAnswer(trx: Trx, keyed: KeyedRequest, json: string): Promise<void> {
  await answerOf(trx, keyed, json).execute();
}

/** Stores the reply together with the payment session of its order. */
export async function storeOpened(
  trx: Trx,
  keyed: KeyedRequest,
  json: string,
  { id, session_id: sessionId }: { readonly id: string; readonly session_id: string },
): Promise<void> {
  const noted = trx.with('noted', (db) =>
    db.updateTable('orders_order').set({ session_id: sessionId }).where('id', '=', id),
  );
  await answerOf(noted, keyed, json).execute();
}

/** Releases the key of an order that ended before its request was answered, so that a retry starts over. */
export async function freeKeyOf(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('order_id', '=', orderId).where('response', 'is', null).execute();
}

/** Deletes keys older than a day; retries come earlier. */
export async function pruneKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<=', addDays(now, -1)).execute();
}

function answerOf(db: Pick<Trx, 'updateTable'>, { userId, key }: KeyedRequest, json: string) {
  return db.updateTable('idempotency_key').set({ response: json }).where('user_id', '=', userId).where('key', '=', key);
}
