import { rgbToOkLab } from '../core/colour.ts';
import type { Picture } from './picture.ts';
import { squarePlanes } from './picture.ts';

/** Edge of the square on which likeness is measured: a power of two, for the Fourier transform. */
export const LIKENESS_EDGE = 128;

/** A tile as planes of OKLab, LIKENESS_EDGE pixels square. */
export interface LabPicture {
  readonly lightness: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
}

/** A picture of any size as the small OKLab picture on which likeness is measured. Throws as `squarePlanes`. */
export function labPicture(picture: Picture): LabPicture {
  const [red, green, blue] = squarePlanes(picture, LIKENESS_EDGE);
  const planes = { lightness: red.slice(), a: red.slice(), b: red.slice() };
  for (let index = 0; index < red.length; index += 1) {
    const colour = rgbToOkLab(red[index] ?? 0, green[index] ?? 0, blue[index] ?? 0);
    planes.lightness[index] = colour.lightness;
    planes.a[index] = colour.a;
    planes.b[index] = colour.b;
  }
  return planes;
}
