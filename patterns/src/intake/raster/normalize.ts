import type { Budget } from '../budget.ts';
import { decoded, openRaster, type CheckedRaster } from './decode.ts';

/** Pixels alone: sRGB of 8 bits, three bytes a pixel, row by row. */
export interface UploadPicture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/**
 * The picture without anything else: turned upright, its colors converted from its profile to sRGB, laid on white
 * where it is translucent, and every piece of metadata gone.
 */
export async function normalizePixels(raster: CheckedRaster, budget: Budget): Promise<UploadPicture> {
  const { data, info } = await decoded(
    openRaster(raster, budget)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  return { pixels: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height };
}
