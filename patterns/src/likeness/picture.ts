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

/** The overlaps of `from` equal cells with `to` equal cells on the same length; the parts of a target add up to 1. */
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

/**
 * A picture scaled to a square of `edge` pixels by the mean over the area that each pixel covers, as three planes of
 * 0 to 255. Unlike the usual filters this needs no neighbors, so nothing is clamped at the edges and a tile stays one.
 * Throws RangeError when the picture is empty or holds too few bytes.
 */
export function squarePlanes(picture: Picture, edge: number): [Float64Array, Float64Array, Float64Array] {
  const { pixels, width, height } = picture;
  if (width < 1 || height < 1 || pixels.length < width * height * 3) {
    throw new RangeError(`not a picture of ${width} by ${height} pixels: ${pixels.length} bytes`);
  }
  const across = overlaps(width, edge);
  const down = overlaps(height, edge);
  const plane = (channel: number): Float64Array => {
    const rows = new Float64Array(height * edge);
    for (let y = 0; y < height; y += 1) {
      for (const { source, target, part } of across) {
        add(rows, y * edge + target, part * (pixels[(y * width + source) * 3 + channel] ?? 0));
      }
    }
    const square = new Float64Array(edge * edge);
    for (const { source, target, part } of down) {
      for (let x = 0; x < edge; x += 1) add(square, target * edge + x, part * (rows[source * edge + x] ?? 0));
    }
    return square;
  };
  return [plane(0), plane(1), plane(2)];
}
