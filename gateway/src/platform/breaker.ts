import { RefusedCall, UnansweredCall } from './exchange.ts';

/** Unanswered calls in a row, without a reply in between, that open a breaker. */
const MISSES = 8;
/** The part of a deadline that has to pass without a reply: calls that were sent late do not show that none comes. */
const SILENCE = 0.9;
/** Milliseconds until one call is sent to see whether a reply comes. */
const PAUSE_MS = 1000;

/** What becomes of a breaker: `still-open` once a call that was let through was not answered. */
export type BreakerChange = 'opened' | 'still-open' | 'closed';

/**
 * Refuses calls of one kind while the api does not answer them. It opens by missed deadlines alone, never by what the api
 * answers or by connections that fail; then it lets one call through at a time, until one is answered.
 */
export class Breaker {
  readonly #onChange: (change: BreakerChange) => void;
  #misses = 0;
  /** Since when no reply has come, while there are misses; until then, when the last one came. */
  #silentSince = 0;
  /** When a call may be let through; undefined while all are. */
  #probeAt: number | undefined;
  #isProbed = false;

  constructor(onChange: (change: BreakerChange) => void) {
    this.#onChange = onChange;
  }

  /** @throws RefusedCall while no call is let through */
  check(): void {
    if (this.#probeAt === undefined) return;
    if (this.#isProbed || performance.now() < this.#probeAt) {
      throw new RefusedCall();
    }
  }

  /**
   * Runs a call and learns from how it ends.
   * @param deadlineMs the whole deadline of the call, of which it may have waited away a part
   * @throws RefusedCall while no call is let through
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
