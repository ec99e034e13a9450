import { complexSignal, FourierTransform } from './fourier.ts';
import type { ComplexSignal } from './fourier.ts';

/**
 * Fourier transforms of square planes of one size, in place: every row, then every column. Cell (u, v) of the result is
 * the wave with u periods across and v periods down, negative ones counted from the far end. The inverse is not divided
 * by the number of cells.
 */
export class PlaneTransform {
  private static readonly known = new Map<number, PlaneTransform>();
  private readonly edge: number;
  private readonly transform: FourierTransform;
  private readonly line: ComplexSignal;

  private constructor(edge: number) {
    this.edge = edge;
    this.transform = new FourierTransform(edge);
    this.line = complexSignal(edge);
  }

  /** Returns the cached transform for planes of this edge. Throws RangeError if the edge is not a power of two. */
  static of(edge: number): PlaneTransform {
    const known = PlaneTransform.known.get(edge);
    if (known) return known;
    if (edge < 2 || !Number.isInteger(Math.log2(edge))) throw new RangeError(`${edge} is no power of two`);
    const made = new PlaneTransform(edge);
    PlaneTransform.known.set(edge, made);
    return made;
  }

  forward({ real, imaginary }: ComplexSignal): void {
    this.transformLines(real, imaginary);
  }

  /** Swapping real and imaginary parts before and after turns the forward transform into its inverse. */
  inverse({ real, imaginary }: ComplexSignal): void {
    this.transformLines(imaginary, real);
  }

  private transformLines(real: Float64Array, imaginary: Float64Array): void {
    const { edge } = this;
    for (let row = 0; row < edge; row += 1) this.transformLine(real, imaginary, row * edge, 1);
    for (let column = 0; column < edge; column += 1) this.transformLine(real, imaginary, column, edge);
  }

  /** `start` is the first cell of the line and `step` the distance to the next. */
  private transformLine(real: Float64Array, imaginary: Float64Array, start: number, step: number): void {
    const { edge, line } = this;
    for (let index = 0; index < edge; index += 1) {
      line.real[index] = real[start + index * step] ?? 0;
      line.imaginary[index] = imaginary[start + index * step] ?? 0;
    }
    this.transform.forward(line);
    for (let index = 0; index < edge; index += 1) {
      real[start + index * step] = line.real[index] ?? 0;
      imaginary[start + index * step] = line.imaginary[index] ?? 0;
    }
  }
}
