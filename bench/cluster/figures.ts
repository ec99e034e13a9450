/** Results of a period of load. */
export interface Stretch {
  readonly requests: number;
  readonly failed: number;
  /** The longest time without any response, in milliseconds. */
  readonly longestGap: number;
  /** Failure messages with their counts. */
  readonly failures: ReadonlyMap<string, number>;
}

/** Counts the responses to clients. */
export class Figures {
  #requests = 0;
  #gap = 0;
  #answeredAt = performance.now();
  #failures = new Map<string, number>();

  /** Counts a request; `failure` describes what went wrong, if anything. */
  count(failure: string | null): void {
    this.#requests += 1;
    if (failure === null) this.#note();
    else this.#failures.set(failure, (this.#failures.get(failure) ?? 0) + 1);
  }

  /** Ends a period and starts the next. */
  take(): Stretch {
    this.#gap = Math.max(this.#gap, performance.now() - this.#answeredAt);
    const failures = this.#failures;
    const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
    const stretch = { requests: this.#requests, failed, longestGap: this.#gap, failures };
    this.#requests = 0;
    this.#gap = 0;
    this.#answeredAt = performance.now();
    this.#failures = new Map();
    return stretch;
  }

  #note(): void {
    const now = performance.now();
    this.#gap = Math.max(this.#gap, now - this.#answeredAt);
    this.#answeredAt = now;
  }
}
