import type { Sharp } from 'sharp';
import sharp from 'sharp';

sharp.concurrency(1);
// Hardly anything is drawn twice, and what is kept of it lies beside the largest pictures.
sharp.cache(false);

/** Edge of every drawing in SVG user units. */
const DRAWING_UNITS = 1000;

/** The density at which librsvg draws one user unit as one pixel. */
const UNIT_DENSITY = 72;

/**
 * Renders a drawing of 1000 units as an opaque square of `pixels` by `pixels` in sRGB. The vector drawing is rendered
 * at that very size: a tile that were resized as a bitmap would show a seam, because the filter clamps at the edges.
 */
export function renderRaster(svg: string, pixels: number): Sharp {
  const density = (UNIT_DENSITY * pixels) / DRAWING_UNITS;
  return sharp(Buffer.from(svg), { density, unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColorspace('srgb');
}

/**
 * Where the process lets us (`node --expose-gc`), gives back what pictures took that nobody holds any more: they lie
 * outside the heap, in tens of megabytes each, and Node.js would let several pile up.
 */
export function dropFormerPictures(): void {
  globalThis.gc?.();
}

/** Raw RGB samples of a rendered drawing, three bytes a pixel, row by row. */
export async function renderPixels(svg: string, pixels: number): Promise<Uint8Array> {
  dropFormerPictures();
  const { buffer, byteOffset, byteLength } = await renderRaster(svg, pixels).raw().toBuffer();
  return new Uint8Array(buffer, byteOffset, byteLength);
}
