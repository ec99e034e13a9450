import sharp from 'sharp';
import type { TilePixels } from '../../preflight/pixels/tile-study.ts';

const ROWS = 64;
const CHANNELS = 4;

/** Simulates a browser's decoder: upright pixels with alpha, a few rows at a time. */
export async function decodedLikeInBrowsers(file: Uint8Array): Promise<TilePixels> {
  const picture = sharp(file).autoOrient().toColorspace('srgb').ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const bytes = ROWS * info.width * CHANNELS;
  function* strips(): Generator<Uint8Array> {
    for (let from = 0; from < data.length; from += bytes) yield data.subarray(from, from + bytes);
  }
  return { width: info.width, height: info.height, channels: CHANNELS, strips: strips() };
}
