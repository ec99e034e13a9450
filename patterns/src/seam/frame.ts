import type { EdgeLines, Line } from './edge-lines.ts';

const { abs } = Math;

/** Share of the tile within which a border is searched. */
const MAX_BORDER_WIDTH = 0.08;
/** Maximum mean deviation, in levels, of a flat line (JPEG leaves some). */
const FLAT = 1.2;
/** Number of lines next to a border over which its edge may be softened. */
const SOFT_EDGE = 3;
/** Mean difference, in levels, from which two colors are distinct. */
const OTHER_COLOR = 2.5;
/** Share of a line at either end that is ignored because the other axis's border lies there. */
const CORNER = 0.1;
/**
 * An inner band at least this fraction of both ends' combined width is a gutter of the design, cut in two by the edge.
 */
const GUTTER = 0.7;

type Color = readonly [number, number, number];

/** Flat lines of one color at both ends of an axis. */
export interface EndBands {
  /** Number of flat lines before the first and after the last line that is not flat. */
  readonly first: number;
  readonly last: number;
  readonly color: Color;
  /** Whether flat lines of another color follow both bands: a border on a flat ground. */
  readonly isOnFlatGround: boolean;
  /** Whether the design also has such bands inside, so that those at the ends are halves of one. */
  readonly isGutter: boolean;
}

/** Returns the flat bands at both ends of an axis, if they have one color and are no wider than a border would be. */
export function endBands({ lines, samples }: EdgeLines): EndBands | undefined {
  const limit = Math.round(lines.length * MAX_BORDER_WIDTH);
  const outer = lines[0];
  if (!outer) return undefined;
  const color = meanColor(outer, samples);
  const isBorder = (line: Line | undefined): boolean => line !== undefined && deviation(line, samples, color) <= FLAT;
  let first = 0;
  while (first < limit && isBorder(lines[first])) first += 1;
  let last = 0;
  while (last < limit && isBorder(lines[lines.length - 1 - last])) last += 1;
  if (first === 0 || last === 0 || first === limit || last === limit) return undefined;
  const isGround = (line: Line | undefined): boolean => {
    if (!line) return false;
    const own = meanColor(line, samples);
    return deviation(line, samples, own) <= FLAT && colorDistance(own, color) > OTHER_COLOR;
  };
  const beyond = Array.from({ length: SOFT_EDGE }, (_, index) => index);
  const isOnFlatGround =
    beyond.some((index) => isGround(lines[first + index])) &&
    beyond.some((index) => isGround(lines[lines.length - 1 - last - index]));
  return {
    first,
    last,
    color,
    isOnFlatGround,
    isGutter: widestInside(lines, isBorder, limit) >= GUTTER * (first + last),
  };
}

function widestInside(lines: readonly Line[], isBand: (line: Line) => boolean, margin: number): number {
  let widest = 0;
  let width = 0;
  for (const line of lines.slice(margin, lines.length - margin)) {
    width = isBand(line) ? width + 1 : 0;
    widest = Math.max(widest, width);
  }
  return widest;
}

/** Returns the mean difference of two colors over the channels, in levels. */
export function colorDistance(left: Color, right: Color): number {
  return (Math.abs(left[0] - right[0]) + Math.abs(left[1] - right[1]) + Math.abs(left[2] - right[2])) / 3;
}

/** The strongest mismatch at the inner edges of the bands (the weaker of both ends), and elsewhere in the picture. */
export interface BandEdges {
  readonly bandEdge: number;
  readonly elsewhere: number;
}

/**
 * Compares the inner edges of the bands with the boundaries inside. `mismatches` are by boundary, over the whole axis.
 */
export function bandEdges(mismatches: Float64Array, { first, last }: EndBands): BandEdges {
  const ends = [first - 1, mismatches.length - 1 - last];
  const about = (end: number): number =>
    Math.max(...mismatches.subarray(Math.max(0, end - SOFT_EDGE), end + SOFT_EDGE + 1));
  const inside = mismatches.subarray(first + SOFT_EDGE, mismatches.length - last - SOFT_EDGE - 1);
  return { bandEdge: Math.min(...ends.map(about)), elsewhere: Math.max(...inside) };
}

function meanColor(line: Line, samples: number): Color {
  const mean = (channel: number): number => {
    const part = withoutCorners(line, samples, channel);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  };
  return [mean(0), mean(1), mean(2)];
}

/** Returns the mean difference of a line's samples from a color, in levels. */
function deviation(line: Line, samples: number, color: Color): number {
  const sums = color.map((level, channel) => {
    const part = withoutCorners(line, samples, channel);
    return part.reduce((sum, value) => sum + abs(value - level), 0) / part.length;
  });
  return sums.reduce((sum, value) => sum + value, 0) / sums.length;
}

function withoutCorners(line: Line, samples: number, channel: number): Line {
  const corner = Math.round(samples * CORNER);
  return line.subarray(channel * samples + corner, (channel + 1) * samples - corner);
}
