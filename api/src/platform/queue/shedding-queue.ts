import { Problem } from '../http/problem.ts';
import { createQueue, QueueFullError, type Queue } from './queue.ts';

const RETRY_AFTER_SECONDS = 2;

/** Creates a queue for CPU-bound work; when it is full, tasks are rejected with `unavailable` and a retry delay. */
export function createSheddingQueue(limits: Parameters<typeof createQueue>[0]): Queue {
  const queue = createQueue(limits);
  return {
    isFull: () => queue.isFull(),
    run: (work, signal) =>
      queue.run(work, signal).catch((error: unknown) => {
        if (!(error instanceof QueueFullError)) throw error;
        throw new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
      }),
  };
}
