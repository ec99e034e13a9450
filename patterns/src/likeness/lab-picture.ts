import { rgbToOkLab } from '../core/color.ts';
import type { RepeatLayout } from '../core/lattice.ts';
import type { Picture } from './picture.ts';
import { squarePlanes } from './picture.ts';
import { straightSquare } from './straight-square.ts';

/**
 * Pixels along one tile. Likeness is measured at half this sharpness: with pixels twice as fine as their content, the
 * position of the pixel grid relative to the drawing has no effect.
 */
export const TILE_EDGE = 256;

/** A square that repeats straight, as planes of OKLab. */
export interface LabPicture {
  readonly lightness: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
  /** Pixels per side. */
  readonly edge: number;
  /** Tiles per side: one for a plain block, two for any other layout. */
  readonly tiles: number;
}

/** Replaces every pixel with the mean of itself and its neighbors to the right and below, wrapping around the torus. */
function softened(plane: Float64Array, edge: number): Float64Array {
  return plane.map((value, index) => {
    const row = index - (index % edge);
    const column = (index + 1) % edge;
    const below = (row + edge) % plane.length;
    const right = plane[row + column] ?? 0;
    return (value + right + (plane[below + (index % edge)] ?? 0) + (plane[below + column] ?? 0)) / 4;
  });
}

/**
 * Converts the picture of one tile, of any size, to the small OKLab picture on which likeness is measured. Unless the
 * tile repeats as a plain block, it is laid out two by two, which repeats straight in every layout. Throws as
 * `squarePlanes`.
 */
export function labPicture(picture: Picture, layout: RepeatLayout = 'block'): LabPicture {
  const [red, green, blue] = squarePlanes(picture, TILE_EDGE);
  const lightness = new Float64Array(red.length);
  const a = new Float64Array(red.length);
  const b = new Float64Array(red.length);
  for (let index = 0; index < red.length; index += 1) {
    const color = rgbToOkLab(red[index] ?? 0, green[index] ?? 0, blue[index] ?? 0);
    lightness[index] = color.lightness;
    a[index] = color.a;
    b[index] = color.b;
  }
  const tiles = layout === 'block' ? 1 : 2;
  const edge = tiles * TILE_EDGE;
  const places = layout === 'block' ? undefined : straightSquare(layout, TILE_EDGE);
  const finished = (plane: Float64Array): Float64Array =>
    softened(places ? Float64Array.from(places, (place) => plane[place] ?? 0) : plane, edge);
  return { lightness: finished(lightness), a: finished(a), b: finished(b), edge, tiles };
}
