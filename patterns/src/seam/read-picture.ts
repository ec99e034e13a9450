import sharp from 'sharp';
import type { RgbPicture } from './edge-lines.ts';

/** Longest side, in pixels, at which drawings are rendered for the check. */
const DRAWING_SIDE = 1000;
/** The density at which librsvg draws one user unit as one pixel. */
const UNIT_DENSITY = 72;

/**
 * Reads a raster file or an SVG drawing as input for the seam check: opaque on white, sRGB. A drawing is rendered with
 * its longest side at 1000 px and never scaled afterwards, which would clamp at the edges and create a seam. Untrusted
 * files must pass the intake's inspection first: this decodes whatever it is given, and throws what the decoder throws.
 */
export async function readPicture(file: Uint8Array): Promise<RgbPicture> {
  const { format, width, height } = await sharp(file).metadata();
  const density = (UNIT_DENSITY * DRAWING_SIDE) / Math.max(width, height);
  const source = format === 'svg' ? sharp(file, { density, unlimited: true }) : sharp(file);
  const { data, info } = await source
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height };
}
