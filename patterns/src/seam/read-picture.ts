import sharp from 'sharp';
import type { RgbPicture } from './edge-lines.ts';

/** Longest side, in pixels, at which drawings are rendered for the check. */
const DRAWING_SIDE = 1000;
/** The density at which librsvg draws one user unit as one pixel. */
const UNIT_DENSITY = 72;

/**
 * The pixels of a raster file or of an SVG drawing, as the seam check takes them: opaque on white, sRGB. A drawing is
 * rendered with its longest side at 1000 px, never scaled afterwards, which would clamp at the edges and make a seam.
 * Files of strangers go through the intake's inspection first: this decodes what it is given, and throws what the
 * decoder throws.
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
