import type { RepeatLayout } from '../core/lattice.ts';
import { PlaneTransform } from '../core/plane-transform.ts';
import type { Picture } from './picture.ts';
import { squarePlanes } from './picture.ts';
import { straightSquare } from './straight-square.ts';

/** A tile to compare: its picture and its repeat layout. */
export interface SeenTile {
  readonly picture: Picture;
  readonly layout: RepeatLayout;
}

/** Pixels along one tile: more than twice as fine as the waves that are kept, so that the pixel grid has no effect. */
const TILE_EDGE = 128;
/** Maximum number of periods per tile, across and down, of the waves that are kept. */
export const MAX_FREQUENCY = 24;

/** A square table of complex amplitudes, row by row. */
export interface WaveTable {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/**
 * The waves that make up a square that repeats straight: its complex Fourier series up to `reach` periods per side. The
 * wave with u periods across and v down is in row v + reach and column u + reach.
 */
export interface TileWaves {
  readonly reach: number;
  /**
   * For a picture, the waves of red (real part) and green (imaginary part), then those of blue; for outlines, one
   * table.
   */
  readonly tables: readonly WaveTable[];
  /** Sum of the squared amplitudes: by Parseval's theorem, the mean of red² + green² + blue². */
  readonly power: number;
}

/** Returns the tiles per side of the smallest square that repeats straight in all its rotations. */
export function tilesAlong(layout: RepeatLayout): 1 | 2 {
  return layout === 'block' ? 1 : 2;
}

/** Returns the waves up to `reach` of a complex plane with `edge` cells per side; overwrites the plane. */
export function waveTable(real: Float64Array, imaginary: Float64Array, edge: number, reach: number): WaveTable {
  PlaneTransform.of(edge).forward({ real, imaginary });
  const side = 2 * reach + 1;
  const table = { real: new Float64Array(side * side), imaginary: new Float64Array(side * side) };
  for (let row = 0; row < side; row += 1) {
    const start = ((row - reach + edge) % edge) * edge;
    for (let column = 0; column < side; column += 1) {
      const from = start + ((column - reach + edge) % edge);
      table.real[row * side + column] = (real[from] ?? 0) / (edge * edge);
      table.imaginary[row * side + column] = (imaginary[from] ?? 0) / (edge * edge);
    }
  }
  return table;
}

/** Returns the sum of the squared amplitudes. */
export function powerOf({ real, imaginary }: WaveTable): number {
  let sum = 0;
  for (let index = 0; index < real.length; index += 1) sum += (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2;
  return sum;
}

function gathered(plane: Float64Array, places: Uint32Array): Float64Array {
  const cells = new Float64Array(places.length);
  for (let index = 0; index < places.length; index += 1) cells[index] = plane[places[index] ?? 0] ?? 0;
  return cells;
}

/**
 * Decomposes a tile into waves, laid out `tiles` by `tiles` (at least `tilesAlong` its layout). Throws RangeError if
 * the picture is empty or holds too few bytes.
 */
export function tileWaves({ picture, layout }: SeenTile, tiles: 1 | 2): TileWaves {
  const planes = squarePlanes(picture, TILE_EDGE);
  const places = tiles === 1 ? undefined : straightSquare(layout, TILE_EDGE);
  const laidOut = (plane: Float64Array): Float64Array => (places ? gathered(plane, places) : plane);
  const edge = tiles * TILE_EDGE;
  const reach = tiles * MAX_FREQUENCY;
  const redAndGreen = waveTable(laidOut(planes[0]), laidOut(planes[1]), edge, reach);
  const blue = waveTable(laidOut(planes[2]), new Float64Array(edge * edge), edge, reach);
  return { reach, tables: [redAndGreen, blue], power: powerOf(redAndGreen) + powerOf(blue) };
}
