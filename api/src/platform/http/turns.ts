import { Problem } from './problem.ts';

/** Runs work in turns: at most so much at once, the rest in the order it came. */
type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Makes turns of their own. `mostWaiting` bounds the queue: whoever comes after it is told to try again. */
export function createTurns(mostAtOnce: number, mostWaiting: number): Turns {
  const waiting: Array<() => void> = [];
  let running = 0;

  return async (work) => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new Problem('unavailable', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // A turn goes to who waits longest; only without anybody it comes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
