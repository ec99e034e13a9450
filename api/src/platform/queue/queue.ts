/** Maximum number of running and of waiting tasks. */
interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** FIFO queue with limited concurrency and length. */
export interface Queue {
  /**
   * Runs work when its turn comes.
   * @param signal leaves the queue while waiting
   * @throws QueueFullError at once when the queue is full, and the reason of the signal
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Returns whether the next task would be rejected. */
  isFull(): boolean;
}

/** The queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('too many wait already');
    this.name = 'QueueFullError';
  }
}

/** Creates a queue within this process. */
export function createQueue({ atOnce, waiting }: QueueLimits): Queue {
  const waiters: (() => void)[] = [];
  let running = 0;

  const isFull = () => running >= atOnce && waiters.length >= waiting;

  async function enter(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (isFull()) throw new QueueFullError();
    // A finished task hands its slot to the next, so the running count stays the same.
    await new Promise<void>((resolve, reject) => {
      const leaveLine = () => {
        waiters.splice(waiters.indexOf(enterNow), 1);
        reject(signal?.reason);
      };
      const enterNow = () => {
        signal?.removeEventListener('abort', leaveLine);
        resolve();
      };
      signal?.addEventListener('abort', leaveLine, { once: true });
      waiters.push(enterNow);
    });
  }

  function leave(): void {
    const next = waiters.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    isFull,
    async run(work, signal) {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
