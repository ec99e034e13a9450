import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../http/problem.ts';
import { createQueue, QueueFullError, type Queue } from './queue.ts';

/** Serializes the work of each user. */
export type ConcurrencyLimiter = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

const RETRY_AFTER_SECONDS = 1;

/**
 * Limits one kind of work to one running and a few waiting tasks per user, before they occupy a database connection.
 * Excess tasks are rejected with `rate_limited` after a delay, since immediate retries would cost more than the work
 * itself. Counted per process.
 */
export function createConcurrencyLimiter(waiting: number): ConcurrencyLimiter {
  const queues = new Map<string, { readonly queue: Queue; users: number }>();
  return async (userId, work) => {
    const entry = queues.get(userId) ?? { queue: createQueue({ atOnce: 1, waiting }), users: 0 };
    queues.set(userId, entry);
    entry.users += 1;
    try {
      return await entry.queue.run(work);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      const retryAfterSeconds = RETRY_AFTER_SECONDS;
      await pause(retryAfterSeconds * 1000);
      throw new Problem('rate_limited', { retryAfterSeconds, data: { retryAfterSeconds }, cause: error });
    } finally {
      entry.users -= 1;
      if (entry.users === 0) queues.delete(userId);
    }
  };
}
