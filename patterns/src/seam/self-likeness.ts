import type { EdgeLines } from './edge-lines.ts';
import { FourierTransform, complexSignal, paddedSize } from '../core/fourier.ts';

const { abs } = Math;

/** Number of rows examined across the seam: even, so that half a tile along is a whole number of rows. */
const ROWS = 96;
/** Maximum number of places along a row; larger pictures are binned. */
const MAX_PLACES = 1000;
/** Places on either side over which edges are blurred, so that a wobbly edge still matches its counterpart. */
const SPREAD = 2;
/** Keeps the first and last lags, which rest on few places, from dividing by nearly zero. */
const ENERGY_FLOOR = 0.002;

/**
 * Self-similarity of a picture across one seam without wrapping around it, from -1 to 1. `straight` compares the
 * picture with itself, `moved` with itself shifted along the seam by half a tile.
 */
export interface SelfLikeness {
  readonly places: number;
  /** Deviation of the edge strength from its mean, in levels: almost zero along stripes. */
  readonly contrast: number;
  /** By lag in places, 0 to places - 1: the picture compared with itself shifted by the lag. */
  readonly shifted: { readonly straight: Float64Array; readonly moved: Float64Array };
  /** By twice the position of the mirror line, 0 to 2 * places - 2: the picture compared with its reflection. */
  readonly reflected: { readonly straight: Float64Array; readonly moved: Float64Array };
}

interface Spectrum {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/**
 * Autocorrelates the edge strength of the picture (which repeats even where a design changes its colors from cell to
 * cell), by the Wiener-Khinchin theorem on rows padded to twice their length:
 *
 *   shifted(L) = sum e(i) e(i + L) / sqrt(sum e(i)² · sum e(i + L)²), reflected(t) = sum e(i) e(t - i) / sum e(i)²
 *
 * over all rows and over the places i where both factors lie inside the picture; e is the edge strength minus its mean.
 */
export function selfLikeness(edges: EdgeLines): SelfLikeness {
  const rows = edgeRows(edges);
  const places = rows[0]?.length ?? 0;
  const size = paddedSize(2 * places);
  const transform = new FourierTransform(size);
  const energyUpTo = runningEnergy(rows, places);
  const spectra = rows.map((row): Spectrum => {
    const signal = complexSignal(size);
    signal.real.set(row);
    transform.forward(signal);
    return signal;
  });
  const product = (rowShift: number, isReflected: boolean): Float64Array => {
    const sum = complexSignal(size);
    for (const [index, spectrum] of spectra.entries()) {
      const other = spectra[(index + rowShift) % spectra.length];
      if (other) addProduct(sum, spectrum, other, isReflected ? 1 : -1);
    }
    transform.inverse(sum);
    return sum.real.map((value) => value / size);
  };
  return {
    places,
    contrast: Math.sqrt((energyUpTo[places] ?? 0) / (ROWS * places)),
    shifted: {
      straight: normalizedByLag(product(0, false), energyUpTo),
      moved: normalizedByLag(product(ROWS / 2, false), energyUpTo),
    },
    reflected: {
      straight: normalizedByMirror(product(0, true), energyUpTo),
      moved: normalizedByMirror(product(ROWS / 2, true), energyUpTo),
    },
  };
}

/** Returns the edge strength across the seam, in rows of places, each row minus its mean. */
function edgeRows({ lines, samples }: EdgeLines): Float64Array[] {
  const places = Math.min(lines.length, MAX_PLACES);
  return Array.from({ length: ROWS }, (_, row) => {
    const sample = Math.floor(((row + 0.5) * samples) / ROWS);
    const strengths = new Float64Array(places);
    for (let index = 1; index < lines.length; index += 1) {
      const place = Math.floor((index * places) / lines.length);
      strengths[place] = (strengths[place] ?? 0) + stepAt(lines, index, sample, samples);
    }
    return lessMean(spread(strengths));
  });
}

function stepAt(lines: readonly Uint8Array[], index: number, sample: number, samples: number): number {
  const line = lines[index];
  const before = lines[index - 1];
  if (!line || !before) return 0;
  let step = 0;
  for (let at = sample; at < line.length; at += samples) step += abs((line[at] ?? 0) - (before[at] ?? 0));
  return step;
}

function spread(values: Float64Array): Float64Array {
  return values.map((_, index) => {
    const near = values.subarray(Math.max(0, index - SPREAD), index + SPREAD + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

function lessMean(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Returns the cumulative energy of all rows before each place. */
function runningEnergy(rows: readonly Float64Array[], places: number): Float64Array {
  const energy = new Float64Array(places + 1);
  for (const row of rows) {
    for (const [place, value] of row.entries()) energy[place + 1] = (energy[place + 1] ?? 0) + value * value;
  }
  for (let place = 0; place < places; place += 1) energy[place + 1] = (energy[place + 1] ?? 0) + (energy[place] ?? 0);
  return energy;
}

/** Adds left · other, or left · conj(other) with `sign` -1. */
function addProduct(sum: Spectrum, left: Spectrum, other: Spectrum, sign: 1 | -1): void {
  for (let index = 0; index < sum.real.length; index += 1) {
    const leftReal = left.real[index] ?? 0;
    const leftImaginary = left.imaginary[index] ?? 0;
    const otherReal = other.real[index] ?? 0;
    const otherImaginary = sign * (other.imaginary[index] ?? 0);
    sum.real[index] = (sum.real[index] ?? 0) + leftReal * otherReal - leftImaginary * otherImaginary;
    sum.imaginary[index] = (sum.imaginary[index] ?? 0) + leftReal * otherImaginary + leftImaginary * otherReal;
  }
}

function normalizedByLag(products: Float64Array, energyUpTo: Float64Array): Float64Array {
  const places = energyUpTo.length - 1;
  const total = energyUpTo[places] ?? 0;
  return Float64Array.from({ length: places }, (_, lag) => {
    const left = energyUpTo[places - lag] ?? 0;
    const right = total - (energyUpTo[lag] ?? 0);
    return (products[lag] ?? 0) / (Math.sqrt(left * right) + total * ENERGY_FLOOR + 1e-9);
  });
}

function normalizedByMirror(products: Float64Array, energyUpTo: Float64Array): Float64Array {
  const places = energyUpTo.length - 1;
  const total = energyUpTo[places] ?? 0;
  return Float64Array.from({ length: 2 * places - 1 }, (_, sum) => {
    const first = Math.max(0, sum - places + 1);
    const last = Math.min(places - 1, sum);
    const energy = (energyUpTo[last + 1] ?? 0) - (energyUpTo[first] ?? 0);
    return (products[sum] ?? 0) / (energy + total * ENERGY_FLOOR + 1e-9);
  });
}
