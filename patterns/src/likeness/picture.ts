import { add } from './planes.ts';

/** A picture of one tile as RGB bytes, row by row. */
export interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** How much of one source sample falls into one target sample. */
interface Overlap {
  readonly source: number;
  readonly target: number;
  readonly part: number;
}

/**
 * Returns the overlaps of `from` equal cells with `to` equal cells over the same length; the parts of a target add up
 * to 1.
 */
function overlaps(from: number, to: number): Overlap[] {
  const found: Overlap[] = [];
  const ratio = from / to;
  for (let target = 0; target < to; target += 1) {
    const start = target * ratio;
    const end = Math.min(from, start + ratio);
    for (let source = Math.floor(start); source < end; source += 1) {
      const part = (Math.min(end, source + 1) - Math.max(start, source)) / ratio;
      if (part > 0) found.push({ source, target, part });
    }
  }
  return found;
}

/** Three planes of 0 to 255: red, green, blue. */
type Planes = [Float64Array, Float64Array, Float64Array];

/**
 * Scales a picture to a square of `edge` pixels by averaging over the area of each pixel, row by row. Unlike common
 * filters, this needs no neighbors, so nothing is clamped at the edges and a tile stays seamless.
 */
export class SquareScaler {
  readonly planes: Planes;
  private readonly edge: number;
  /** The overlaps along a row as parallel arrays, which are faster to traverse than objects. */
  private readonly across: { readonly at: Int32Array; readonly targets: Int32Array; readonly parts: Float64Array };
  private readonly down: readonly Overlap[][];
  private readonly scaled: Float64Array;
  private row = 0;

  constructor(width: number, height: number, edge: number) {
    const empty = (): Float64Array => new Float64Array(edge * edge);
    this.planes = [empty(), empty(), empty()];
    this.edge = edge;
    const across = overlaps(width, edge);
    this.across = {
      at: Int32Array.from(across, ({ source }) => source * 3),
      targets: Int32Array.from(across, ({ target }) => target),
      parts: Float64Array.from(across, ({ part }) => part),
    };
    this.down = Array.from({ length: height }, () => []);
    for (const overlap of overlaps(height, edge)) this.down[overlap.source]?.push(overlap);
    this.scaled = new Float64Array(3 * edge);
  }

  /** Adds the next row of RGB bytes. */
  addRow(row: Uint8Array): void {
    const { edge, scaled } = this;
    const { at, targets, parts } = this.across;
    scaled.fill(0);
    for (let index = 0; index < at.length; index += 1) {
      const part = parts[index] ?? 0;
      const from = at[index] ?? 0;
      const to = targets[index] ?? 0;
      scaled[to] = (scaled[to] ?? 0) + part * (row[from] ?? 0);
      scaled[to + edge] = (scaled[to + edge] ?? 0) + part * (row[from + 1] ?? 0);
      scaled[to + 2 * edge] = (scaled[to + 2 * edge] ?? 0) + part * (row[from + 2] ?? 0);
    }
    for (const { target, part } of this.down[this.row] ?? []) {
      for (const [channel, plane] of this.planes.entries())
        for (let x = 0; x < edge; x += 1) add(plane, target * edge + x, part * (scaled[channel * edge + x] ?? 0));
    }
    this.row += 1;
  }
}

/**
 * Scales a picture to a square as `SquareScaler` does. Throws RangeError if the picture is empty or holds too few
 * bytes.
 */
export function squarePlanes({ pixels, width, height }: Picture, edge: number): Planes {
  if (width < 1 || height < 1 || pixels.length < width * height * 3) {
    throw new RangeError(`not a picture of ${width} by ${height} pixels: ${pixels.length} bytes`);
  }
  const scaler = new SquareScaler(width, height, edge);
  for (let row = 0; row < height; row += 1) scaler.addRow(pixels.subarray(row * width * 3, (row + 1) * width * 3));
  return scaler.planes;
}

/** Interleaves planes into one picture of RGB bytes. */
export function interleaved(planes: Planes): Uint8Array {
  const pixels = new Uint8Array(planes[0].length * planes.length);
  for (const [channel, plane] of planes.entries())
    for (const [index, value] of plane.entries()) pixels[index * planes.length + channel] = Math.round(value);
  return pixels;
}
