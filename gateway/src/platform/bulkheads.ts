import { Breaker, type BreakerChange } from './breaker.ts';
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
  readonly breaker: Breaker;
}

/** Told which call of the contract is refused, that it still is, and that it is let through again. */
export type BreakerListener = (name: string, change: BreakerChange) => void;

/**
 * Runs calls, so many of each at once that one whose replies are late cannot take every connection, and none of one that is
 * not answered at all.
 */
export class Bulkheads {
  readonly #bulkheads = new Map<string, Bulkhead>();
  readonly #onBreaker: BreakerListener | undefined;

  constructor(onBreaker?: BreakerListener) {
    this.#onBreaker = onBreaker;
  }

  /**
   * Runs a call, given the milliseconds that are left of its deadline; calls beyond the bound wait in turn.
   * @param name what the call is, whatever it is about, such as `GET /orders/{}`
   * @throws ExchangeFailure when the deadline or the signal comes first, and at once while the call is refused
   */
  async run<Result>(name: string, patience: Patience, call: (leftMs: number) => Promise<Result>): Promise<Result> {
    const bulkhead = this.#bulkheadOf(name);
    bulkhead.breaker.check();
    let leftMs = patience.deadlineMs;
    if (bulkhead.running < MAX_OF_ONE_CALL) bulkhead.running += 1;
    else leftMs -= await turnIn(bulkhead, patience);
    try {
      // Where it has opened meanwhile, all who wait are refused one after another.
      return await bulkhead.breaker.run(patience.deadlineMs, () => call(leftMs));
    } finally {
      const [next] = bulkhead.waiting;
      // Who ends hands the place over, so that nobody takes it in between.
      if (next) next();
      else bulkhead.running -= 1;
    }
  }

  #bulkheadOf(name: string): Bulkhead {
    const known = this.#bulkheads.get(name);
    if (known) return known;
    const breaker = new Breaker((change) => this.#onBreaker?.(name, change));
    const bulkhead = { running: 0, waiting: new Set<() => void>(), breaker };
    this.#bulkheads.set(name, bulkhead);
    return bulkhead;
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
