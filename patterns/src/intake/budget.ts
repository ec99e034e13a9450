import type { IntakeLimits } from './limits.ts';
import { Refusal } from './upload-result.ts';

/** Number of searched bytes per step. */
const BYTES_PER_STEP = 256;
/**
 * Cost of a part of a raster file, such as a chunk, in steps: it takes as long to inspect as this many smaller units.
 */
const STEPS_PER_PART = 32;

/** Counts the work of one inspection and aborts it when a limit is exceeded. */
export class Budget {
  readonly limits: IntakeLimits;
  private spent = 0;

  constructor(limits: IntakeLimits) {
    this.limits = limits;
  }

  get steps(): number {
    return this.spent;
  }

  /** Throws a Refusal once more than `limits.steps` are spent. */
  spend(steps = 1): void {
    this.spent += steps;
    if (this.spent > this.limits.steps) throw new Refusal('too-complex', 'The file has too many parts.');
  }

  spendPart(): void {
    this.spend(STEPS_PER_PART);
  }

  spendBytes(bytes: number): void {
    this.spend(Math.ceil(bytes / BYTES_PER_STEP));
  }
}
