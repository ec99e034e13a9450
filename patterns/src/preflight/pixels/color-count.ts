const COLORS = 2 ** 24;
const BITS = 32;

/** Counts the colors of a picture exactly, row by row: one bit for each of the 16.7 million, two megabytes. */
export class ColorCount {
  count = 0;
  /** Returns the largest difference between the lightest and darkest value of any channel. */
  get range(): number {
    return Math.max(...this.highest.map((most, channel) => most - (this.lowest[channel] ?? 0)), 0);
  }

  private readonly seen = new Int32Array(COLORS / BITS);
  private readonly lowest = [255, 255, 255];
  private readonly highest = [0, 0, 0];

  /** Adds the next row of RGB bytes. */
  addRow(row: Uint8Array): void {
    let last = -1;
    for (let at = 0; at < row.length; at += 3) {
      const color = ((row[at] ?? 0) << 16) | ((row[at + 1] ?? 0) << 8) | (row[at + 2] ?? 0);
      if (color === last) continue;
      last = color;
      const word = color >>> 5;
      const bit = 1 << (color & 31);
      const known = this.seen[word] ?? 0;
      if ((known & bit) !== 0) continue;
      this.seen[word] = known | bit;
      this.count += 1;
      this.widen(color);
    }
  }

  private widen(color: number): void {
    for (const [channel, value] of [color >> 16, (color >> 8) & 255, color & 255].entries()) {
      this.lowest[channel] = Math.min(this.lowest[channel] ?? 255, value);
      this.highest[channel] = Math.max(this.highest[channel] ?? 0, value);
    }
  }
}
