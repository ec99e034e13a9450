const LEVELS = 256;
/** Part of the differences that are edges at their strongest. */
const STRONGEST = 0.001;
/** A step over this many pixels is all that an edge rises by. */
const REACH = 5;

/**
 * How fine the detail of a picture is: by how much of their whole height its strongest edges rise from one pixel to the
 * next. Of what is drawn at its size that is most of it; an enlargement spreads every edge over several pixels.
 */
export class Sharpness {
  private readonly near = new Float64Array(LEVELS);
  private readonly far = new Float64Array(LEVELS);
  private count = 0;

  /** Takes a line as its luma. */
  addLine(luma: Uint8Array): void {
    for (let at = 0; at + REACH < luma.length; at += 1) {
      const value = luma[at] ?? 0;
      this.raise(this.near, Math.abs((luma[at + 1] ?? 0) - value));
      this.raise(this.far, Math.abs((luma[at + REACH] ?? 0) - value));
    }
    this.count += Math.max(0, luma.length - REACH);
  }

  /** Levels by which the strongest edges rise. */
  get contrast(): number {
    return this.strongest(this.far);
  }

  /** Part of that by which they rise from one pixel to the next, 0 to 1. */
  get steepness(): number {
    return this.contrast === 0 ? 1 : this.strongest(this.near) / this.contrast;
  }

  private raise(histogram: Float64Array, level: number): void {
    histogram[level] = (histogram[level] ?? 0) + 1;
  }

  private strongest(histogram: Float64Array): number {
    let above = 0;
    for (let level = LEVELS - 1; level > 0; level -= 1) {
      above += histogram[level] ?? 0;
      if (above >= this.count * STRONGEST) return level;
    }
    return 0;
  }
}
