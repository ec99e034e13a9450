import { Breaker, type BreakerChange } from './breaker.ts';
import { ExchangeFailure } from './exchange.ts';

/** Half of the connections to the API, so that one slow call leaves the rest to others. */
const MAX_OF_ONE_CALL = 32;

/** How long a call may wait. */
interface Patience {
  readonly deadlineMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** State of one kind of API call: running and waiting calls. */
interface Bulkhead {
  running: number;
  readonly waiting: Set<() => void>;
  readonly breaker: Breaker;
}

/** Notified when a kind of call is refused, still refused, or allowed again. */
export type BreakerListener = (name: string, change: BreakerChange) => void;

/**
 * Limits concurrent calls of each kind, so that a slow one cannot take every connection, and refuses kinds that are not
 * answered at all.
 */
export class Bulkheads {
  readonly #bulkheads = new Map<string, Bulkhead>();
  readonly #onBreaker: BreakerListener | undefined;

  constructor(onBreaker?: BreakerListener) {
    this.#onBreaker = onBreaker;
  }

  /**
   * Runs a call with the time left until its deadline; calls beyond the limit are queued.
   * @param name kind of the call without its values, such as `GET /orders/{}`
   * @throws ExchangeFailure when the deadline or the signal fires first, and immediately while the breaker is open
   */
  async run<Result>(name: string, patience: Patience, call: (leftMs: number) => Promise<Result>): Promise<Result> {
    const bulkhead = this.#bulkheadOf(name);
    bulkhead.breaker.check();
    let leftMs = patience.deadlineMs;
    if (bulkhead.running < MAX_OF_ONE_CALL) bulkhead.running += 1;
    else leftMs -= await turnIn(bulkhead, patience);
    try {
      // If the breaker has opened in the meantime, queued calls are refused one by one.
      return await bulkhead.breaker.run(patience.deadlineMs, () => call(leftMs));
    } finally {
      const [next] = bulkhead.waiting;
      // The finished call hands over its place directly, so that no other call can take it.
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

/**
 * Waits for a free place.
 * @returns the wait in milliseconds
 */
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
