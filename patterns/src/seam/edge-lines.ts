/** A picture of RGB bytes, row by row from the top left corner, three bytes a pixel. */
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
  /** How many samples a line has in each channel: even, and at most LONGEST. */
  readonly samples: number;
  readonly lines: readonly Line[];
}

/**
 * Samples along a line of a large picture are means over a few pixels, which costs no accuracy across the seam, where a
 * break shows.
 */
const LONGEST = 1250;

/**
 * Cuts a picture into lines. No line is merged with its neighbor, so that a break of one pixel stays one. The number of
 * samples is even, so that half a tile is a whole number of them.
 */
export function edgeLines(picture: RgbPicture, axis: Axis): EdgeLines {
  const { width, height } = picture;
  const [count, along] = axis === 'x' ? [width, height] : [height, width];
  const wanted = along <= LONGEST ? along : Math.round(along / Math.ceil(along / LONGEST));
  const samples = wanted - (wanted % 2);
  const lines = Array.from({ length: count }, () => new Uint8Array(3 * samples));
  const starts = Array.from({ length: samples + 1 }, (_, sample) => Math.floor((sample * along) / samples));
  if (axis === 'x') fillColumns(picture, starts, lines);
  else fillRows(picture, starts, lines);
  return { axis, samples, lines };
}

function fillColumns({ pixels, width }: RgbPicture, starts: readonly number[], lines: readonly Line[]): void {
  const samples = starts.length - 1;
  const sums = new Uint32Array(3 * width);
  for (let sample = 0; sample < samples; sample += 1) {
    const from = starts[sample] ?? 0;
    const to = starts[sample + 1] ?? from;
    sums.fill(0);
    for (let row = from; row < to; row += 1) {
      const base = row * width * 3;
      for (let index = 0; index < sums.length; index += 1)
        sums[index] = (sums[index] ?? 0) + (pixels[base + index] ?? 0);
    }
    const share = 1 / (to - from);
    for (let column = 0; column < width; column += 1) {
      const line = lines[column];
      if (!line) continue;
      const base = column * 3;
      line[sample] = (sums[base] ?? 0) * share;
      line[samples + sample] = (sums[base + 1] ?? 0) * share;
      line[2 * samples + sample] = (sums[base + 2] ?? 0) * share;
    }
  }
}

function fillRows({ pixels, width }: RgbPicture, starts: readonly number[], lines: readonly Line[]): void {
  const samples = starts.length - 1;
  for (const [row, line] of lines.entries()) {
    const base = row * width * 3;
    for (let sample = 0; sample < samples; sample += 1) {
      const from = starts[sample] ?? 0;
      const to = starts[sample + 1] ?? from;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let index = base + from * 3; index < base + to * 3; index += 3) {
        red += pixels[index] ?? 0;
        green += pixels[index + 1] ?? 0;
        blue += pixels[index + 2] ?? 0;
      }
      const share = 1 / (to - from);
      line[sample] = red * share;
      line[samples + sample] = green * share;
      line[2 * samples + sample] = blue * share;
    }
  }
}
