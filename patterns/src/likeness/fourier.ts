import { meanOf } from './planes.ts';

/** What a transform of one length needs again and again. */
interface Plan {
  readonly length: number;
  /** Where each sample goes: its index with the bits reversed. */
  readonly order: Uint16Array;
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

const plans = new Map<number, Plan>();

function planOf(length: number): Plan {
  const known = plans.get(length);
  if (known) return known;
  const bits = Math.log2(length);
  if (!Number.isInteger(bits) || bits < 1) throw new RangeError(`${length} is no power of two`);
  const reversed = (index: number): number => {
    let result = 0;
    for (let bit = 0; bit < bits; bit += 1) if (index & (1 << bit)) result |= 1 << (bits - 1 - bit);
    return result;
  };
  const angle = (index: number): number => (-2 * Math.PI * index) / length;
  const plan: Plan = {
    length,
    order: Uint16Array.from({ length }, (_, index) => reversed(index)),
    cosines: Float64Array.from({ length: length / 2 }, (_, index) => Math.cos(angle(index))),
    sines: Float64Array.from({ length: length / 2 }, (_, index) => Math.sin(angle(index))),
  };
  plans.set(length, plan);
  return plan;
}

/** Transforms one line of a plane in place: `start` is its first cell and `step` the way to the next. */
function transformLine(real: Float64Array, imaginary: Float64Array, plan: Plan, start: number, step: number): void {
  const { length, order, cosines, sines } = plan;
  const lineReal = new Float64Array(length);
  const lineImaginary = new Float64Array(length);
  for (let index = 0; index < length; index += 1) {
    const from = start + (order[index] ?? 0) * step;
    lineReal[index] = real[from] ?? 0;
    lineImaginary[index] = imaginary[from] ?? 0;
  }
  for (let span = 1; span < length; span *= 2) {
    const stride = length / (2 * span);
    for (let block = 0; block < length; block += 2 * span) {
      for (let offset = 0; offset < span; offset += 1) {
        const cosine = cosines[offset * stride] ?? 0;
        const sine = sines[offset * stride] ?? 0;
        const upper = block + offset;
        const lower = upper + span;
        const lowerReal = lineReal[lower] ?? 0;
        const lowerImaginary = lineImaginary[lower] ?? 0;
        const turnedReal = lowerReal * cosine - lowerImaginary * sine;
        const turnedImaginary = lowerReal * sine + lowerImaginary * cosine;
        lineReal[lower] = (lineReal[upper] ?? 0) - turnedReal;
        lineImaginary[lower] = (lineImaginary[upper] ?? 0) - turnedImaginary;
        lineReal[upper] = (lineReal[upper] ?? 0) + turnedReal;
        lineImaginary[upper] = (lineImaginary[upper] ?? 0) + turnedImaginary;
      }
    }
  }
  for (let index = 0; index < length; index += 1) {
    real[start + index * step] = lineReal[index] ?? 0;
    imaginary[start + index * step] = lineImaginary[index] ?? 0;
  }
}

/**
 * The power spectrum of a square plane whose edge is a power of two, its mean taken off: cell (u, v) is the squared
 * amplitude of the wave with u periods across and v periods down, negative ones counted from the far end. A tile lies
 * on a torus, so this is exact: a shift of the tile changes only the phases, which are left out here (radix-2 transform
 * of Cooley and Tukey, 1965).
 */
export function powerSpectrum(plane: Float64Array, edge: number): Float64Array {
  const plan = planOf(edge);
  const mean = meanOf(plane);
  const real = plane.map((value) => value - mean);
  const imaginary = new Float64Array(plane.length);
  for (let row = 0; row < edge; row += 1) transformLine(real, imaginary, plan, row * edge, 1);
  for (let column = 0; column < edge; column += 1) transformLine(real, imaginary, plan, column, edge);
  return real.map((value, index) => value ** 2 + (imaginary[index] ?? 0) ** 2);
}
