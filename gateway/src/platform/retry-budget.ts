/** Burst of retries: as many as there are connections, all of which break when the API restarts. */
const RESERVE = 64;
/** Budget added per call: while most calls fail, retries add at most a tenth. */
const PER_CALL = 0.09;

/**
 * Limits retries. Broken connections should go unnoticed, but retrying every call while half of them fail would add
 * half as much load to an already failing API.
 */
export class RetryBudget {
  #tokens = RESERVE;

  /** Counts a first attempt. */
  earn(): void {
    this.#tokens = Math.min(RESERVE, this.#tokens + PER_CALL);
  }

  /** Consumes one retry; returns false if none is left. */
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
