import { rgbToOkLab } from '../core/colour.ts';
import { Lattice } from '../core/lattice.ts';
import type { RepeatLayout } from '../core/lattice.ts';
import type { Picture } from './picture.ts';
import { squarePlanes } from './picture.ts';

/** Pixels along one tile on which likeness is measured: a power of two, for the Fourier transform. */
const TILE_EDGE = 128;

/** A square that repeats straight, as planes of OKLab. */
export interface LabPicture {
  readonly lightness: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
  /** Pixels along its side. */
  readonly edge: number;
  /** Tiles along its side: one for a plain block, two for any other layout. */
  readonly tiles: number;
}

/** For each pixel of two by two tiles, the pixel of the one tile that it shows. */
function laidOut(layout: RepeatLayout): Uint16Array {
  const lattice = new Lattice(layout, TILE_EDGE);
  const edge = 2 * TILE_EDGE;
  return Uint16Array.from({ length: edge * edge }, (_, index) => {
    const [x, y] = lattice.home([(index % edge) + 0.5, Math.floor(index / edge) + 0.5]);
    return Math.floor(y) * TILE_EDGE + Math.floor(x);
  });
}

/**
 * The picture of one tile, of any size, as the small OKLab picture on which likeness is measured. Unless the tile
 * repeats as a plain block, it is laid out two by two, which repeats straight in every layout. Throws as `squarePlanes`.
 */
export function labPicture(picture: Picture, layout: RepeatLayout = 'block'): LabPicture {
  const [red, green, blue] = squarePlanes(picture, TILE_EDGE);
  const lightness = new Float64Array(red.length);
  const a = new Float64Array(red.length);
  const b = new Float64Array(red.length);
  for (let index = 0; index < red.length; index += 1) {
    const colour = rgbToOkLab(red[index] ?? 0, green[index] ?? 0, blue[index] ?? 0);
    lightness[index] = colour.lightness;
    a[index] = colour.a;
    b[index] = colour.b;
  }
  if (layout === 'block') return { lightness, a, b, edge: TILE_EDGE, tiles: 1 };
  const places = laidOut(layout);
  const spread = (plane: Float64Array): Float64Array => Float64Array.from(places, (place) => plane[place] ?? 0);
  return { lightness: spread(lightness), a: spread(a), b: spread(b), edge: 2 * TILE_EDGE, tiles: 2 };
}
