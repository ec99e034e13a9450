import { PlaneTransform } from '../core/plane-transform.ts';
import { meanOf } from './planes.ts';

/**
 * Returns the power spectrum of a square plane whose edge is a power of two, its mean removed: cell (u, v) is the
 * squared amplitude of the wave with u periods across and v periods down, negative ones counted from the far end. A
 * tile lies on a torus, so this is exact: a shift of the tile changes only the phases, which are discarded. Throws
 * RangeError if the edge is not a power of two.
 */
export function powerSpectrum(plane: Float64Array, edge: number): Float64Array {
  const mean = meanOf(plane);
  const real = plane.map((value) => value - mean);
  const imaginary = new Float64Array(plane.length);
  PlaneTransform.of(edge).forward({ real, imaginary });
  return real.map((value, index) => value ** 2 + (imaginary[index] ?? 0) ** 2);
}
