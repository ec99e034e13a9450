import { rgbaToThumbHash } from 'thumbhash';

/** The ThumbHash placeholder of a square picture in base64, about 30 characters. `pixels` holds RGB bytes, at most 100 x 100. */
export function thumbHashOf(pixels: Uint8Array, edge: number): string {
  const rgba = new Uint8Array(edge * edge * 4);
  for (let index = 0; index < edge * edge; index += 1) {
    rgba.set(pixels.subarray(index * 3, index * 3 + 3), index * 4);
    rgba[index * 4 + 3] = 255;
  }
  return Buffer.from(rgbaToThumbHash(edge, edge, rgba)).toString('base64');
}
