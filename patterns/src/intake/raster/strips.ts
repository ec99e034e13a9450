import type { TilePixels } from '../../preflight/pixels/tile-study.ts';
import type { Budget } from '../budget.ts';
import { decoded, openRaster, type CheckedRaster } from './decode.ts';

/**
 * Maximum bytes per strip: a tile of 5,700 px comes as one strip, one of 12,000 px as five; each strip requires
 * decoding up to its end.
 */
const STRIP_BYTES = 128 * 1024 * 1024;

/**
 * Returns the pixels of a raster in strips, so that a picture is never held as a whole: upright, converted from its
 * profile to 8-bit sRGB, with its alpha if any. `size` is that of the upright picture.
 */
export async function rasterStrips(
  raster: CheckedRaster,
  { width, height }: { readonly width: number; readonly height: number },
  budget: Budget,
): Promise<TilePixels> {
  const { hasAlpha } = await decoded(openRaster(raster, budget).metadata());
  const channels = hasAlpha ? 4 : 3;
  const rowsOfStrip = Math.max(1, Math.floor(STRIP_BYTES / (width * channels)));
  async function* strips(): AsyncGenerator<Uint8Array, void, undefined> {
    for (let top = 0; top < height; top += rowsOfStrip) {
      const picture = openRaster(raster, budget)
        .autoOrient()
        .toColorspace('srgb')
        .extract({ left: 0, top, width, height: Math.min(rowsOfStrip, height - top) });
      const upright = hasAlpha ? picture : picture.removeAlpha();
      yield await decoded(upright.raw({ depth: 'uchar' }).toBuffer());
    }
  }
  return { width, height, channels, strips: strips() };
}
