import { Lattice } from '../core/lattice.ts';
import { squarePlanes } from './picture.ts';
import { add } from './planes.ts';
import type { SeenTile } from './tile-waves.ts';

/**
 * Orientation of one tile on another: optionally flipped left to right, then rotated clockwise about its upper left
 * corner, then shifted, in sides of a tile.
 */
export interface Orientation {
  readonly isFlipped: boolean;
  readonly quarterTurns: number;
  readonly right: number;
  readonly down: number;
}

/** Pixels per side at which colors are compared. */
const EDGE = 96;
/** Samples per side of each of these pixels, because a tile may be aligned at any fraction of a pixel. */
const SAMPLES = 3;
/** Colors are quantized into this many steps of the widest channel. */
const STEPS = 8;

/** A tile, and another one aligned with it, pixel by pixel. */
interface Overlaid {
  readonly here: Channels;
  readonly laid: Channels;
}

/** Overlays another tile on one, flipped, rotated and shifted. */
export function overlaid(
  tile: SeenTile,
  other: SeenTile,
  { isFlipped, quarterTurns, right, down }: Orientation,
): Overlaid {
  const edge = EDGE * SAMPLES;
  const lattice = new Lattice(other.layout, edge);
  const there = squarePlanes(other.picture, edge);
  const laid = there.map(() => new Float64Array(EDGE * EDGE));
  for (let index = 0; index < edge * edge; index += 1) {
    const [column, row] = [index % edge, Math.floor(index / edge)];
    let [x, y] = [column + 0.5 - right * edge, row + 0.5 - down * edge];
    for (let turn = 0; turn < quarterTurns; turn += 1) [x, y] = [y, -x];
    const [homeX, homeY] = lattice.home([isFlipped ? -x : x, y]);
    const place = Math.min(edge - 1, Math.floor(homeY)) * edge + Math.min(edge - 1, Math.floor(homeX));
    const to = Math.floor(row / SAMPLES) * EDGE + Math.floor(column / SAMPLES);
    for (const [channel, plane] of laid.entries()) add(plane, to, (there[channel]?.[place] ?? 0) / SAMPLES ** 2);
  }
  return { here: squarePlanes(tile.picture, EDGE), laid };
}

/**
 * Returns how far the colors of one tile determine those of the other: near 1 if each color maps to one of the other,
 * as in a copy, recolored or not; less if only the outlines match. This is the correlation ratio (Roche, Malandain,
 * Pennec and Ayache 1998), in the direction in which it is larger.
 */
export function colorsFollowing({ here, laid }: Overlaid): number {
  return Math.max(correlationRatio(here, laid), correlationRatio(laid, here));
}

type Channels = readonly Float64Array[];

/** Returns the share of the variance of some colors that is explained by other colors at the same positions. */
function correlationRatio(given: Channels, explained: Channels): number {
  const bins = given[0]?.length ? binsOf(given) : new Int32Array();
  const whole = { left: 0, total: 0 };
  for (const channel of explained) {
    whole.total += variance(channel, new Int32Array(channel.length));
    whole.left += variance(channel, bins);
  }
  return whole.total === 0 ? 1 : 1 - whole.left / whole.total;
}

/** Returns each color's bin in a grid of cubes sized by the widest channel. */
function binsOf(channels: Channels): Int32Array {
  const ranges = channels.map((channel) => ({ least: Math.min(...channel), most: Math.max(...channel) }));
  const step = Math.max(...ranges.map(({ least, most }) => most - least)) / STEPS || 1;
  const bins = new Int32Array(channels[0]?.length ?? 0);
  for (const [index, channel] of channels.entries()) {
    const least = ranges[index]?.least ?? 0;
    for (let place = 0; place < bins.length; place += 1) {
      const level = Math.min(STEPS - 1, Math.floor(((channel[place] ?? 0) - least) / step));
      bins[place] = (bins[place] ?? 0) * STEPS + level;
    }
  }
  return bins;
}

/** Returns the sum of squared distances from the mean of the bin. */
function variance(values: Float64Array, bins: Int32Array): number {
  const sums = new Float64Array(STEPS ** 3);
  const squares = new Float64Array(STEPS ** 3);
  const counts = new Float64Array(STEPS ** 3);
  values.forEach((value, index) => {
    const bin = bins[index] ?? 0;
    sums[bin] = (sums[bin] ?? 0) + value;
    squares[bin] = (squares[bin] ?? 0) + value * value;
    counts[bin] = (counts[bin] ?? 0) + 1;
  });
  return squares.reduce(
    (total, square, bin) => total + square - (sums[bin] ?? 0) ** 2 / Math.max(1, counts[bin] ?? 0),
    0,
  );
}
