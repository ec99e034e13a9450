import sharp from 'sharp';

import { patternSvg } from '../pattern.ts';
import { renderPixels } from '../raster/render.ts';
import { seamScore } from './seam.ts';

const EDGE = 320;
/** A seam as strong as the strongest line of the picture scores 1; a little room is left for rounding. */
const UNNOTICED = 1.05;

test.each([
  ['paisley', 2],
  ['suzani', 1],
  ['topo', 2],
])('a whole tile of %s %i shows no seam, and one shows when a strip is cut off', async (family, variant) => {
  const pixels = await renderPixels(patternSvg({ family, variant, palette: 'midnight-garden', seed: 1 }), EDGE);
  expect(seamScore({ pixels, width: EDGE, height: EDGE })).toBeLessThan(UNNOTICED);
  const width = EDGE - 31;
  const cropped = await sharp(pixels, { raw: { width: EDGE, height: EDGE, channels: 3 } })
    .extract({ left: 0, top: 0, width, height: EDGE })
    .raw()
    .toBuffer();
  expect(seamScore({ pixels: cropped, width, height: EDGE })).toBeGreaterThan(UNNOTICED);
});
