import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../http/problem.ts';
import { createQueue, QueueFullError, type Queue } from './queue.ts';

/** Does work for one person after the other. */
export type ConcurrencyLimiter = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

const RETRY_AFTER_SECONDS = 1;

/**
 * Limits one kind of work: of one person's, one at a time runs and a few wait, before they take a database
 * connection to wait in. All others are refused with `rate_limited`, after a pause: asking again at once would cost more
 * than the work that is refused. Counted in this process.
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
