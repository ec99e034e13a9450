/** How many run at once, and how many more may wait for a place. */
interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Lets a few run at once and a few more wait, in the order they came. */
export interface Queue {
  /**
   * Runs work when it is its turn.
   * @param signal leaves the queue while it waits
   * @throws QueueFullError at once when as many wait as may, and the reason of the signal
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Whether work that came now would be refused. */
  isFull(): boolean;
}

/** There was no place to wait. */
export class QueueFullError extends Error {
  constructor() {
    super('too many wait already');
    this.name = 'QueueFullError';
  }
}

/** Makes a queue of this process. */
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
    // Whoever leaves hands its place over, so the number of those that run stays the same.
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
