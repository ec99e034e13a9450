import { patternSvg } from '@halfdrop/patterns';
import type { PatternSpec, RgbPicture } from '@halfdrop/patterns';
import { squarePlanes } from '../../../patterns/src/likeness/picture.ts';
import { oriented } from '../../../patterns/src/likeness/testing/tile-transforms.ts';
import { renderPixels } from '../../../patterns/src/raster/render.ts';

const RENDERED_EDGE = 512;
/** Tiles are registered to one another at this size. */
const EDGE = 64;
const WAYS = 8;

type Planes = ReturnType<typeof squarePlanes>;

async function pictureOf(spec: PatternSpec): Promise<RgbPicture> {
  return { pixels: await renderPixels(patternSvg(spec), RENDERED_EDGE), width: RENDERED_EDGE, height: RENDERED_EDGE };
}

/** The sum of the differences when one is shifted round its edges; it stops counting at `enough`. */
function differenceAt(left: Planes, right: Planes, across: number, down: number, enough: number): number {
  let sum = 0;
  for (let y = 0; y < EDGE && sum < enough; y += 1) {
    const row = ((y + down) % EDGE) * EDGE;
    for (let x = 0; x < EDGE; x += 1) {
      const here = y * EDGE + x;
      const there = row + ((x + across) % EDGE);
      sum += Math.abs((left[0][here] ?? 0) - (right[0][there] ?? 0));
      sum += Math.abs((left[1][here] ?? 0) - (right[1][there] ?? 0));
      sum += Math.abs((left[2][here] ?? 0) - (right[2][there] ?? 0));
    }
  }
  return sum;
}

/**
 * How far apart two tiles are when one is registered to the other as well as it can be, in every orientation and at every
 * shift: the mean difference of their samples in levels of 255. Slow and simple, to judge what is measured otherwise.
 */
export async function alignedDifference(left: PatternSpec, right: PatternSpec): Promise<number> {
  const here = squarePlanes(await pictureOf(left), EDGE);
  const picture = await pictureOf(right);
  let least = Number.POSITIVE_INFINITY;
  for (let way = 0; way < WAYS; way += 1) {
    const there = squarePlanes(oriented(picture, way), EDGE);
    for (let shift = 0; shift < EDGE * EDGE; shift += 1) {
      least = Math.min(least, differenceAt(here, there, shift % EDGE, Math.floor(shift / EDGE), least));
    }
  }
  return least / (EDGE * EDGE * 3);
}
