/** A picture of RGB bytes, row by row from the top left corner, three bytes per pixel. */
export interface RgbPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** `x`: the seam between the right and the left edge, lines are columns. `y`: between bottom and top, lines are rows. */
export type Axis = 'x' | 'y';

/** One line of pixels parallel to the seam: all its red samples, then all green, then all blue. */
export type Line = Uint8Array;

/** A picture as the lines that run parallel to one of its seams. */
export interface EdgeLines {
  readonly axis: Axis;
  /** Number of samples per channel of a line: even, and at most LONGEST. */
  readonly samples: number;
  readonly lines: readonly Line[];
}

/**
 * Samples along a line of a large picture are averaged over a few pixels, which costs no accuracy across the seam,
 * where breaks show.
 */
const LONGEST = 1250;

/** Returns where along a line of pixels each sample starts, and where the last one ends. */
function sampleStarts(along: number): Uint32Array {
  const wanted = along <= LONGEST ? along : Math.round(along / Math.ceil(along / LONGEST));
  const samples = wanted - (wanted % 2);
  return Uint32Array.from({ length: samples + 1 }, (_, sample) => Math.floor((sample * along) / samples));
}

function emptyLines(axis: Axis, count: number, samples: number): EdgeLines {
  return { axis, samples, lines: Array.from({ length: count }, () => new Uint8Array(3 * samples)) };
}

/**
 * Cuts a picture into lines along both axes, row by row, so that it need never be held as a whole: the lines of a
 * 12,000 px square take a fifth of its pixels. Lines are never merged, so that a one-pixel break remains visible. The
 * number of samples is even, so that half a tile is a whole number of them.
 */
export class EdgeLineCutter {
  readonly x: EdgeLines;
  readonly y: EdgeLines;
  private readonly across: Uint32Array;
  private readonly down: Uint32Array;
  private readonly sums: Uint32Array;
  private row = 0;
  private sample = 0;

  constructor(width: number, height: number) {
    this.across = sampleStarts(width);
    this.down = sampleStarts(height);
    this.x = emptyLines('x', width, this.down.length - 1);
    this.y = emptyLines('y', height, this.across.length - 1);
    this.sums = new Uint32Array(3 * width);
  }

  /** Adds the next row of RGB bytes. */
  addRow(row: Uint8Array): void {
    const line = this.y.lines[this.row];
    if (!line) throw new RangeError('The picture has no further row');
    this.fillRow(row, line);
    const { sums } = this;
    for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + (row[index] ?? 0);
    this.row += 1;
    if (this.row === this.down[this.sample + 1]) this.finishSample();
  }

  private fillRow(row: Uint8Array, line: Line): void {
    const { samples } = this.y;
    for (let sample = 0; sample < samples; sample += 1) {
      const from = this.across[sample] ?? 0;
      const to = this.across[sample + 1] ?? from;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let index = from * 3; index < to * 3; index += 3) {
        red += row[index] ?? 0;
        green += row[index + 1] ?? 0;
        blue += row[index + 2] ?? 0;
      }
      const share = 1 / (to - from);
      line[sample] = red * share;
      line[samples + sample] = green * share;
      line[2 * samples + sample] = blue * share;
    }
  }

  /** Completes one sample of all columns. */
  private finishSample(): void {
    const { sums, sample } = this;
    const { samples, lines } = this.x;
    const share = 1 / (this.row - (this.down[sample] ?? 0));
    for (const [column, line] of lines.entries()) {
      line[sample] = (sums[column * 3] ?? 0) * share;
      line[samples + sample] = (sums[column * 3 + 1] ?? 0) * share;
      line[2 * samples + sample] = (sums[column * 3 + 2] ?? 0) * share;
    }
    sums.fill(0);
    this.sample += 1;
  }
}

/** Cuts a picture in memory into lines along both axes. */
export function edgeLines({ pixels, width, height }: RgbPicture): EdgeLineCutter {
  const cutter = new EdgeLineCutter(width, height);
  for (let row = 0; row < height; row += 1) cutter.addRow(pixels.subarray(row * width * 3, (row + 1) * width * 3));
  return cutter;
}
