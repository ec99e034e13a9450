/** How many run at once, and how many more may wait for a place. */
interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Lets a few run at once and a few more wait, in the order they came. */
export interface Queue {
  /** Runs work when it is its turn. @throws QueueFullError at once when as many wait as may */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
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

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiters.length >= waiting) throw new QueueFullError();
    // Whoever leaves hands its place over, so the number of those that run stays the same.
    await new Promise<void>((resolve) => waiters.push(resolve));
  }

  function leave(): void {
    const next = waiters.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
