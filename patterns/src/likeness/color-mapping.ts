import { Lattice } from '../core/lattice.ts';
import { squarePlanes } from './picture.ts';
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
/** Colors are told apart by so many steps of each channel. */
const STEPS = 8;

type Planes = ReturnType<typeof squarePlanes>;

/** Which pixel of one plane lies on which of the other. */
interface Pairs {
  readonly here: Planes;
  readonly there: Planes;
  /** For each pixel of `here` its place in `there`. */
  readonly places: Int32Array;
}

/** Where the pixels of another tile come to lie on one, when it is flipped, turned and shifted. */
export function pairsOf(tile: SeenTile, other: SeenTile, { isFlipped, quarterTurns, right, down }: Orientation): Pairs {
  const lattice = new Lattice(other.layout, EDGE);
  const places = Int32Array.from({ length: EDGE * EDGE }, (_, index) => {
    let x = (index % EDGE) + 0.5 - right * EDGE;
    let y = Math.floor(index / EDGE) + 0.5 - down * EDGE;
    for (let turn = 0; turn < quarterTurns; turn += 1) [x, y] = [y, -x];
    const [homeX, homeY] = lattice.home([isFlipped ? -x : x, y]);
    return Math.min(EDGE - 1, Math.floor(homeY)) * EDGE + Math.min(EDGE - 1, Math.floor(homeX));
  });
  return { here: squarePlanes(tile.picture, EDGE), there: squarePlanes(other.picture, EDGE), places };
}

/**
 * How much of the colors of one tile follows from those of the other that lies on it: near 1 where each color stands for
 * one of the other, as in a copy, recolored or not; less where only the outlines are the same. It is the correlation
 * ratio (Roche, Malandain, Pennec and Ayache 1998), of the way round in which it is larger.
 */
export function colorsFollowing({ here, there, places }: Pairs): number {
  const laid = there.map((plane) => Float64Array.from(places, (place) => plane[place] ?? 0));
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

function binsOf(channels: Channels): Int32Array {
  const bins = new Int32Array(channels[0]?.length ?? 0);
  for (const channel of channels) {
    channel.forEach((value, index) => {
      bins[index] = (bins[index] ?? 0) * STEPS + Math.min(STEPS - 1, Math.floor((value / 256) * STEPS));
    });
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
