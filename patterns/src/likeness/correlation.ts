import { paddedSize } from '../core/fourier.ts';
import { PlaneTransform } from '../core/plane-transform.ts';
import { meanOf } from './planes.ts';
import type { TileWaves, WaveTable } from './tile-waves.ts';

/** The waves whose sum is the correlation of two pictures. */
export interface CrossWaves {
  readonly reach: number;
  readonly table: WaveTable;
}

/** Amplitude, relative to the mean, at which a wave of the phase correlation gets half weight. */
const FAINT = 0.1;

/** Four quarter turns, each flipped or not: two bits flip the axes, the third swaps them. */
export const WAYS = 8;

/**
 * Applies the cross-correlation theorem: the waves of the correlation are those of one picture times the conjugates of
 * the other.
 */
export function crossWaves(here: TileWaves, there: TileWaves, way: number): CrossWaves {
  const { reach } = here;
  const side = 2 * reach + 1;
  const real = new Float64Array(side * side);
  const imaginary = new Float64Array(side * side);
  // Rotating and flipping a picture about its corner does the same to the table of its waves.
  const [across, down] = (way & 4) === 0 ? [1, side] : [side, 1];
  const stepRight = (way & 1) === 0 ? across : -across;
  const stepDown = (way & 2) === 0 ? down : -down;
  const middle = reach * side + reach;
  for (const [index, table] of here.tables.entries()) {
    const other = there.tables[index] ?? table;
    for (let row = 0; row < side; row += 1) {
      let from = middle + (row - reach) * stepDown - reach * stepRight;
      for (let cell = row * side; cell < (row + 1) * side; cell += 1) {
        const hereReal = table.real[cell] ?? 0;
        const hereImaginary = table.imaginary[cell] ?? 0;
        const thereReal = other.real[from] ?? 0;
        const thereImaginary = other.imaginary[from] ?? 0;
        real[cell] = (real[cell] ?? 0) + hereReal * thereReal + hereImaginary * thereImaginary;
        imaginary[cell] = (imaginary[cell] ?? 0) + hereImaginary * thereReal - hereReal * thereImaginary;
        from += stepRight;
      }
    }
  }
  return { reach, table: { real, imaginary } };
}

/**
 * Returns the waves of the phase correlation: all of similar amplitude, so that only their phases matter, which agree
 * only at the right shift. The plain correlation is almost as high at many other shifts if a design nearly repeats
 * within its tile. Very weak waves are not amplified, or the noise of a lossy file would be (Kuglin and Hines 1975,
 * "The phase correlation image alignment method").
 */
export function phaseWaves({ reach, table }: CrossWaves): CrossWaves {
  const lengths = table.real.map((real, index) => Math.hypot(real, table.imaginary[index] ?? 0));
  // The mean color has no phase.
  const middle = (lengths.length - 1) / 2;
  lengths[middle] = 0;
  const faint = FAINT * meanOf(lengths) + Number.MIN_VALUE;
  const evened = (part: Float64Array): Float64Array =>
    part.map((value, index) => (index === middle ? 0 : value / ((lengths[index] ?? 0) + faint)));
  return { reach, table: { real: evened(table.real), imaginary: evened(table.imaginary) } };
}

/** Returns the edge of the smallest grid that holds waves of `reach` periods per side. */
export function gridEdge(reach: number): number {
  return paddedSize(2 * reach + 1);
}

/** Returns the correlation at every shift by whole cells of the grid, row by row, by one inverse transform. */
export function correlationGrid({ reach, table }: CrossWaves): Float64Array {
  const side = 2 * reach + 1;
  const edge = gridEdge(reach);
  const real = new Float64Array(edge * edge);
  const imaginary = new Float64Array(edge * edge);
  for (let row = 0; row < side; row += 1) {
    const start = ((row - reach + edge) % edge) * edge;
    for (let column = 0; column < side; column += 1) {
      const to = start + ((column - reach + edge) % edge);
      real[to] = table.real[row * side + column] ?? 0;
      imaginary[to] = table.imaginary[row * side + column] ?? 0;
    }
  }
  PlaneTransform.of(edge).inverse({ real, imaginary });
  return real;
}
