import type { Sharp } from 'sharp';
import sharp from 'sharp';

sharp.concurrency(1);
// Almost nothing is drawn twice, and cached results would add to the memory of the largest pictures.
sharp.cache(false);

/** Edge of every drawing in SVG user units. */
const DRAWING_UNITS = 1000;

/** The density at which librsvg draws one user unit as one pixel. */
const UNIT_DENSITY = 72;

/**
 * Renders a drawing of 1000 units as an opaque square of `pixels` by `pixels` in sRGB. The vector drawing is rendered
 * directly at that size: resizing a tile as a bitmap would cause a visible seam, because the filter clamps at the
 * edges.
 */
export function renderRaster(svg: string, pixels: number): Sharp {
  const density = (UNIT_DENSITY * pixels) / DRAWING_UNITS;
  return sharp(Buffer.from(svg), { density, unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColorspace('srgb');
}

/**
 * Frees the memory of released pictures if the process allows it (`node --expose-gc`): it is off-heap, tens of
 * megabytes each, and Node.js would let several accumulate.
 */
export function dropFormerPictures(): void {
  globalThis.gc?.();
}

/** Returns raw RGB samples of a rendered drawing, three bytes per pixel, row by row. */
export async function renderPixels(svg: string, pixels: number): Promise<Uint8Array> {
  dropFormerPictures();
  const { buffer, byteOffset, byteLength } = await renderRaster(svg, pixels).raw().toBuffer();
  return new Uint8Array(buffer, byteOffset, byteLength);
}
