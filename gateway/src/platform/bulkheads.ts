import { ExchangeFailure } from './exchange.ts';

/** Half of the connections to the api: what a call that is slow leaves to all others. */
const MAX_OF_ONE_CALL = 32;

/** How long somebody waits. */
interface Patience {
  readonly deadlineMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** One call of the contract, with those under way and those who wait to begin. */
interface Bulkhead {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Runs calls, so many of each at once, that one whose replies do not come cannot take every connection. */
export class Bulkheads {
  readonly #bulkheads = new Map<string, Bulkhead>();

  /**
   * Runs a call, given the milliseconds that are left of its deadline; calls beyond the bound wait in turn.
   * @param name what the call is, whatever it is about, such as `GET /orders/{}`
   * @throws ExchangeFailure when the deadline or the signal comes first
   */
  async run<Result>(name: string, patience: Patience, call: (leftMs: number) => Promise<Result>): Promise<Result> {
    let bulkhead = this.#bulkheads.get(name);
    if (!bulkhead) this.#bulkheads.set(name, (bulkhead = { running: 0, waiting: new Set() }));
    let leftMs = patience.deadlineMs;
    if (bulkhead.running < MAX_OF_ONE_CALL) bulkhead.running += 1;
    else leftMs -= await turnIn(bulkhead, patience);
    try {
      return await call(leftMs);
    } finally {
      const [next] = bulkhead.waiting;
      // Who ends hands the place over, so that nobody takes it in between.
      if (next) next();
      else bulkhead.running -= 1;
    }
  }
}

/** Waits for the place of another. @returns how many milliseconds it took */
function turnIn({ waiting }: Bulkhead, { deadlineMs, signal }: Patience): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      waiting.delete(begin);
    };
    const begin = () => {
      end();
      resolve(performance.now() - startedAt);
    };
    const giveUp = () => {
      end();
      reject(new ExchangeFailure('As many of this call as may be are under way', false));
    };
    const timer = setTimeout(giveUp, deadlineMs);
    signal?.addEventListener('abort', giveUp, { once: true });
    waiting.add(begin);
  });
}
