import { Lattice } from '../core/lattice.ts';
import { squarePlanes } from './picture.ts';
import { add } from './planes.ts';
import type { SeenTile } from './tile-waves.ts';

/**
 * How one tile lies on another: flipped left to right or not, then turned clockwise about its upper left corner, then
 * shifted, in sides of a tile.
 */
export interface Orientation {
  readonly isFlipped: boolean;
  readonly quarterTurns: number;
  readonly right: number;
  readonly down: number;
}

/** Pixels along the tiles whose colors are compared. */
const EDGE = 96;
/** Samples along each of these pixels: a tile lies on the other at any fraction of a pixel. */
const SAMPLES = 3;
/** Colors are told apart by so many steps of the channel in which they differ most. */
const STEPS = 8;

/** A tile, and another one that lies on it, pixel by pixel. */
interface Overlaid {
  readonly here: Channels;
  readonly laid: Channels;
}

/** Lays another tile on one as it is flipped, turned and shifted. */
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
 * How much of the colors of one tile follows from those of the other that lies on it: near 1 where each color stands for
 * one of the other, as in a copy, recolored or not; less where only the outlines are the same. It is the correlation
 * ratio (Roche, Malandain, Pennec and Ayache 1998), of the way round in which it is larger.
 */
export function colorsFollowing({ here, laid }: Overlaid): number {
  return Math.max(correlationRatio(here, laid), correlationRatio(laid, here));
}

type Channels = readonly Float64Array[];

/** The share of the variance of some colors that other colors at the same places explain. */
function correlationRatio(given: Channels, explained: Channels): number {
  const bins = given[0]?.length ? binsOf(given) : new Int32Array();
  const whole = { left: 0, total: 0 };
  for (const channel of explained) {
    whole.total += variance(channel, new Int32Array(channel.length));
    whole.left += variance(channel, bins);
  }
  return whole.total === 0 ? 1 : 1 - whole.left / whole.total;
}

/** Each color's place in a grid of cubes, which are as large as the widest channel asks for. */
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

/** The sum of squared distances from the mean of the bin. */
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
