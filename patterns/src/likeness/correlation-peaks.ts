import { gridEdge } from './correlation.ts';
import type { CrossWaves } from './correlation.ts';
import type { WaveTable } from './tile-waves.ts';

/** How often the step of a climb is halved, starting at one cell of the grid. */
const HALVINGS = 5;

/** A shift in sides of the square, and the correlation there. */
export interface Peak {
  readonly right: number;
  readonly down: number;
  readonly height: number;
}

/** Returns the highest local maxima of a grid, highest first. */
export function peaksOf(values: Float64Array, most: number): Peak[] {
  const edge = Math.sqrt(values.length);
  const peaks: Peak[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const height = values[index] ?? 0;
    const column = index % edge;
    const row = index - column;
    if (peaks.length === most && height <= (peaks.at(-1)?.height ?? 0)) continue;
    if (height < (values[row + ((column + 1) % edge)] ?? 0)) continue;
    if (height < (values[row + ((column + edge - 1) % edge)] ?? 0)) continue;
    if (height < (values[((row + edge) % values.length) + column] ?? 0)) continue;
    if (height < (values[((row + values.length - edge) % values.length) + column] ?? 0)) continue;
    peaks.push({ right: column / edge, down: row / values.length, height });
    peaks.sort((one, other) => other.height - one.height);
    peaks.length = Math.min(peaks.length, most);
  }
  return peaks;
}

/** Sums every row of waves at a shift to the right, leaving a function of the shift down alone. */
function sumRows({ reach, table }: CrossWaves, right: number, sums: WaveTable): void {
  const side = 2 * reach + 1;
  const turn = 2 * Math.PI * right;
  const [stepCosine, stepSine] = [Math.cos(turn), Math.sin(turn)];
  const [firstCosine, firstSine] = [Math.cos(-reach * turn), Math.sin(-reach * turn)];
  for (let row = 0; row < side; row += 1) {
    let [cosine, sine] = [firstCosine, firstSine];
    let [sumReal, sumImaginary] = [0, 0];
    for (let cell = row * side; cell < (row + 1) * side; cell += 1) {
      const real = table.real[cell] ?? 0;
      const imaginary = table.imaginary[cell] ?? 0;
      sumReal += real * cosine - imaginary * sine;
      sumImaginary += real * sine + imaginary * cosine;
      const nextCosine = cosine * stepCosine - sine * stepSine;
      sine = sine * stepCosine + cosine * stepSine;
      cosine = nextCosine;
    }
    sums.real[row] = sumReal;
    sums.imaginary[row] = sumImaginary;
  }
}

function rowSums({ reach }: CrossWaves): WaveTable {
  return { real: new Float64Array(2 * reach + 1), imaginary: new Float64Array(2 * reach + 1) };
}

function heightOf({ real, imaginary }: WaveTable, reach: number, down: number): number {
  let sum = 0;
  for (let row = 0; row < real.length; row += 1) {
    const angle = 2 * Math.PI * (row - reach) * down;
    sum += (real[row] ?? 0) * Math.cos(angle) - (imaginary[row] ?? 0) * Math.sin(angle);
  }
  return sum;
}

/** Returns the sum of the waves at any shift. */
export function heightAt(waves: CrossWaves, { right, down }: Omit<Peak, 'height'>): number {
  const sums = rowSums(waves);
  sumRows(waves, right, sums);
  return heightOf(sums, waves.reach, down);
}

/**
 * Climbs from a peak of the grid to the maximum between its cells. The correlated signals hold no finer waves than the
 * table, so their sum is exact at any fraction of a cell (Guizar-Sicairos, Thurman and Fienup 2008, "Efficient subpixel
 * image registration algorithms": a Fourier sum about the peak alone).
 */
export function climbed(waves: CrossWaves, peak: Peak): Peak {
  const sums = rowSums(waves);
  let top = peak;
  let step = 1 / gridEdge(waves.reach);
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    step /= 2;
    const middle = top;
    for (const right of [middle.right, middle.right - step, middle.right + step]) {
      sumRows(waves, right, sums);
      for (const down of [middle.down, middle.down - step, middle.down + step]) {
        const height = heightOf(sums, waves.reach, down);
        if (height > top.height) top = { right, down, height };
      }
    }
  }
  return top;
}
