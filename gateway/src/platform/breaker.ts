import { RefusedCall, UnansweredCall } from './exchange.ts';

/** Consecutive unanswered calls that open a breaker. */
const MISSES = 8;
/** Share of the deadline that must pass without a reply; calls sent late are no evidence of an outage. */
const SILENCE = 0.9;
/** Milliseconds until a probe call is allowed. */
const PAUSE_MS = 1000;

/** State change of a breaker; `still-open` if a probe call was not answered. */
export type BreakerChange = 'opened' | 'still-open' | 'closed';

/**
 * Circuit breaker for one kind of API call. It opens only on missed deadlines, never on error replies or failed
 * connections. Once open, it allows one probe call at a time until one is answered.
 */
export class Breaker {
  readonly #onChange: (change: BreakerChange) => void;
  #misses = 0;
  /** While there are misses, the time since which no reply has arrived; otherwise the time of the last reply. */
  #silentSince = 0;
  /** When the next probe call is allowed; undefined while closed. */
  #probeAt: number | undefined;
  #isProbed = false;

  constructor(onChange: (change: BreakerChange) => void) {
    this.#onChange = onChange;
  }

  /** @throws RefusedCall while the breaker is open */
  check(): void {
    if (this.#probeAt === undefined) return;
    if (this.#isProbed || performance.now() < this.#probeAt) {
      throw new RefusedCall();
    }
  }

  /**
   * Runs a call and records its outcome.
   * @param deadlineMs the full deadline of the call, part of which may have been spent waiting
   * @throws RefusedCall while the breaker is open
   */
  async run<Result>(deadlineMs: number, call: () => Promise<Result>): Promise<Result> {
    this.check();
    const isProbe = this.#probeAt !== undefined;
    if (isProbe) this.#isProbed = true;
    try {
      const result = await call();
      this.#replied();
      return result;
    } catch (failure) {
      if (failure instanceof UnansweredCall) this.#missed(failure, deadlineMs, isProbe);
      throw failure;
    } finally {
      if (isProbe) this.#isProbed = false;
    }
  }

  #replied(): void {
    this.#misses = 0;
    this.#silentSince = performance.now();
    if (this.#probeAt === undefined) return;
    this.#probeAt = undefined;
    this.#onChange('closed');
  }

  #missed({ sentAt }: UnansweredCall, deadlineMs: number, isProbe: boolean): void {
    if (this.#misses === 0) this.#silentSince = Math.max(this.#silentSince, sentAt);
    this.#misses += 1;
    const isSilent = performance.now() - this.#silentSince >= SILENCE * deadlineMs;
    const wasOpen = this.#probeAt !== undefined;
    const isOpen = wasOpen ? isProbe : this.#misses >= MISSES && isSilent;
    if (!isOpen) return;
    this.#probeAt = performance.now() + PAUSE_MS;
    this.#onChange(wasOpen ? 'still-open' : 'opened');
  }
}
