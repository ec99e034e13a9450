import sharp from 'sharp';
import { decoded } from '../raster/decode.ts';
import type { SafeDrawing } from './normalize-svg.ts';

const TRIAL_PIXELS = 512;
/** The density at which librsvg draws one CSS pixel as one pixel. */
const PIXEL_DENSITY = 72;

/**
 * Renders a checked drawing once, at a small size, and discards the result, to detect what no count predicts: its time
 * and memory are bounded by the surrounding process.
 */
export async function proveDraws({ svg, width, height }: SafeDrawing): Promise<void> {
  const density = (PIXEL_DENSITY * TRIAL_PIXELS) / Math.max(width, height);
  const bounds = { density: Math.max(1, density), limitInputPixels: 4 * TRIAL_PIXELS ** 2, unlimited: true };
  await decoded(sharp(Buffer.from(svg), bounds).raw().toBuffer());
}
