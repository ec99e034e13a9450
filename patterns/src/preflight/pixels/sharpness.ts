const LEVELS = 256;
/** Share of the differences that count as the strongest edges. */
const STRONGEST = 0.001;
/** Number of pixels over which the total rise of an edge is measured. */
const REACH = 5;

/**
 * Measures the finest detail of a picture: what part of their total height its strongest edges rise from one pixel to
 * the next. Artwork at its original size has most of the rise there; upscaling spreads every edge over several pixels.
 */
export class Sharpness {
  private readonly near = new Float64Array(LEVELS);
  private readonly far = new Float64Array(LEVELS);
  private count = 0;

  /** Adds a line of luma values. */
  addLine(luma: Uint8Array): void {
    for (let at = 0; at + REACH < luma.length; at += 1) {
      const value = luma[at] ?? 0;
      this.raise(this.near, Math.abs((luma[at + 1] ?? 0) - value));
      this.raise(this.far, Math.abs((luma[at + REACH] ?? 0) - value));
    }
    this.count += Math.max(0, luma.length - REACH);
  }

  /** Returns the height of the strongest edges, in levels. */
  get contrast(): number {
    return this.strongest(this.far);
  }

  /** Returns the part of it that they rise from one pixel to the next, 0 to 1. */
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
