import { alignTiles, patternSvg } from '@halfdrop/patterns';
import type { PatternSpec, RgbPicture, SeenTile } from '@halfdrop/patterns';
import { overlaid } from '../../../patterns/src/likeness/color-mapping.ts';
import { squarePlanes } from '../../../patterns/src/likeness/picture.ts';
import { oriented } from '../../../patterns/src/likeness/testing/tile-transforms.ts';
import { renderPixels } from '../../../patterns/src/raster/render.ts';

const RENDERED_EDGE = 512;
/** Size at which tiles are registered to one another. */
const EDGE = 64;
const WAYS = 8;

type Planes = ReturnType<typeof squarePlanes>;

async function pictureOf(spec: PatternSpec): Promise<RgbPicture> {
  return { pixels: await renderPixels(patternSvg(spec), RENDERED_EDGE), width: RENDERED_EDGE, height: RENDERED_EDGE };
}

/** Returns the sum of the differences when one is shifted around its edges; stops counting at `enough`. */
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
 * Returns the distance of two tiles at their best registration, over every orientation and shift: the mean difference
 * of their samples in levels of 255. Slow and simple, as a reference for other measures.
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

/** Levels by which colors of one tile are distinguished. */
const COLOR_LEVELS = 20;

/**
 * Returns the distance of two aligned tiles when each color of one is replaced by what it overlies: the root mean
 * squared difference in levels of 255, in the direction in which it is smaller. It is a few levels for the same drawing
 * in other colors.
 */
export function recoloredDifference(tile: SeenTile, other: SeenTile): number {
  const { here, laid } = overlaid(tile, other, alignTiles(tile, other));
  return Math.min(differenceWithin(here, laid), differenceWithin(laid, here));
}

type Channels = readonly Float64Array[];

/** Returns the deviation of `explained` from its mean where `given` has the same color. */
function differenceWithin(given: Channels, explained: Channels): number {
  const pixels = given[0]?.length ?? 0;
  const sums = new Map<string, { count: number; levels: number[]; squares: number }>();
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const color = given.map((channel) => Math.floor((channel[pixel] ?? 0) / COLOR_LEVELS)).join();
    const sum = sums.get(color) ?? { count: 0, levels: explained.map(() => 0), squares: 0 };
    sum.count += 1;
    for (const [index, channel] of explained.entries()) {
      const level = channel[pixel] ?? 0;
      sum.levels[index] = (sum.levels[index] ?? 0) + level;
      sum.squares += level ** 2;
    }
    sums.set(color, sum);
  }
  let left = 0;
  for (const { count, levels, squares } of sums.values()) {
    left += squares - levels.reduce((total, level) => total + level ** 2, 0) / count;
  }
  return Math.sqrt(Math.max(0, left) / (pixels * explained.length));
}
