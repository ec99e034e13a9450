/** Calls that may be sent once more in a burst: as many as there are connections, which all break when the api restarts. */
const RESERVE = 64;
/** What every call adds: while most calls fail, a tenth more is sent at most. */
const PER_CALL = 0.09;

/**
 * How many calls may be sent once more. A broken connection is nothing anybody has to notice; but where half of all calls
 * fail, to repeat each of them would add half as much load to what is failing already.
 */
export class RetryBudget {
  #tokens = RESERVE;

  /** Counts a call that is sent for the first time. */
  earn(): void {
    this.#tokens = Math.min(RESERVE, this.#tokens + PER_CALL);
  }

  /** Whether one call may be sent once more; counts it. */
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
