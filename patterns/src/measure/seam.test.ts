import sharp from 'sharp';

import { patternSvg } from '../pattern.ts';
import { renderRaster } from '../raster/render.ts';
import type { RgbPicture } from './seam.ts';
import { seamScore } from './seam.ts';

const EDGE = 400;
/** The margin of error of the measure: a seam as strong as the picture's own lines scores 1. */
const UNNOTICED = 1.05;

/** A picture of a pattern, the whole tile or with a strip of the given width cut off on the right. */
async function picture(family: string, variant: number, cutOff = 0): Promise<RgbPicture> {
  const svg = patternSvg({ family, variant, palette: 'midnight-garden', seed: 1 });
  const whole = await renderRaster(svg, EDGE).png().toBuffer();
  const size = { width: EDGE - cutOff, height: EDGE };
  const pixels = await sharp(whole)
    .extract({ left: 0, top: 0, ...size })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { pixels, ...size };
}

describe.each([
  ['paisley', 2],
  ['marble', 1],
])('%s %i', (family, variant) => {
  test('shows no seam when whole', async () => {
    expect(seamScore(await picture(family, variant))).toBeLessThan(UNNOTICED);
  });

  test('shows a seam when a strip is cut off', async () => {
    expect(seamScore(await picture(family, variant, 31))).toBeGreaterThan(UNNOTICED);
  });
});
