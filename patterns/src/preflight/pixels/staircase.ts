/** A step of a gradient is a plateau of at least this many pixels, … */
const MIN_PLATEAU_LENGTH = 6;
/** … and of at most this share of the line: a wider plateau is a separate color. */
const MAX_PLATEAU_LENGTH = 1 / 12;
/**
 * Minimum visible step, in levels: one level is normal for 8-bit gradients, and larger steps than the maximum are
 * edges.
 */
const MIN_STEP = 3;
const MAX_STEP = 14;
/** Number of steps in the same direction that make a staircase. */
const MIN_STEPS = 5;

/**
 * Detects gradients with visible steps along lines: plateaus of one value, each a few levels above or below the
 * previous one, always in the same direction. Lines are passed as luma, one after the other.
 */
export class StaircaseSearch {
  private pixels = 0;
  private onStaircase = 0;

  /** Returns the share of all examined pixels that lie on a staircase, 0 to 1. */
  get share(): number {
    return this.pixels === 0 ? 0 : this.onStaircase / this.pixels;
  }

  addLine(luma: Uint8Array): void {
    const longest = luma.length * MAX_PLATEAU_LENGTH;
    let direction = 0;
    let steps = 0;
    let covered = 0;
    let start = 0;
    const finish = (): void => {
      if (steps >= MIN_STEPS) this.onStaircase += covered;
      steps = 0;
      covered = 0;
    };
    for (let at = 1; at <= luma.length; at += 1) {
      const step = (luma[at] ?? 0) - (luma[start] ?? 0);
      if (at < luma.length && step === 0) continue;
      const length = at - start;
      const isPlateau = length >= MIN_PLATEAU_LENGTH && length <= longest;
      if (!isPlateau) finish();
      else covered += length;
      const height = Math.abs(step);
      const isStep = isPlateau && height >= MIN_STEP && height <= MAX_STEP;
      if (!isStep || Math.sign(step) !== direction) finish();
      if (isStep) steps += 1;
      direction = isStep ? Math.sign(step) : 0;
      start = at;
    }
    finish();
    this.pixels += luma.length;
  }
}
