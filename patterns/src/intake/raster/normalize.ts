import type { Budget } from '../budget.ts';
import { decoded, openRaster, type CheckedRaster } from './decode.ts';

/** Pixels only: 8-bit sRGB, three bytes per pixel, row by row. */
export interface UploadPicture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/**
 * Returns the bare picture: upright, converted from its profile to sRGB, composited on white, and stripped of all
 * metadata.
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
