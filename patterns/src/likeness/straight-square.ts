import { Lattice } from '../core/lattice.ts';
import type { RepeatLayout } from '../core/lattice.ts';

/**
 * Maps each pixel of two by two tiles, a square that repeats straight in every layout, to the pixel of the single tile
 * that it shows.
 */
export function straightSquare(layout: RepeatLayout, tileEdge: number): Uint32Array {
  const lattice = new Lattice(layout, tileEdge);
  const edge = 2 * tileEdge;
  return Uint32Array.from({ length: edge * edge }, (_, index) => {
    const [x, y] = lattice.home([(index % edge) + 0.5, Math.floor(index / edge) + 0.5]);
    return Math.floor(y) * tileEdge + Math.floor(x);
  });
}
