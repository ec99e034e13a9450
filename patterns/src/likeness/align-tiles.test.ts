import { patternSvg } from '../pattern.ts';
import { renderPixels } from '../raster/render.ts';
import { alignTiles, copiesAmong, type TileAlignment } from './align-tiles.ts';
import type { Picture } from './picture.ts';
import { oriented, shifted } from './testing/tile-transforms.ts';
import type { SeenTile } from './tile-waves.ts';

const EDGE = 200;
const isCopy = (alignment: TileAlignment) => copiesAmong([alignment]).length === 1;

async function drawn(seed: number, palette = 'hearth'): Promise<SeenTile> {
  const svg = patternSvg({ family: 'botanica', variant: 0, palette, seed, repeat: 'block' });
  return { picture: { pixels: await renderPixels(svg, EDGE), width: EDGE, height: EDGE }, layout: 'block' };
}

/** Returns the pixel that an alignment maps to a position, described plainly: flip, rotate, shift. */
function laidOn({ pixels, width }: Picture, alignment: TileAlignment, x: number, y: number): readonly number[] {
  let [left, top] = [x + 0.5 - alignment.right * width, y + 0.5 - alignment.down * width];
  for (let turn = 0; turn < alignment.quarterTurns; turn += 1) [left, top] = [top, -left];
  if (alignment.isFlipped) left = -left;
  const at = (place: number) => ((Math.floor(place) % width) + width) % width;
  const from = (at(top) * width + at(left)) * 3;
  return [...pixels.subarray(from, from + 3)];
}

/** Returns the mean difference between a tile and another one aligned with it. */
function differenceOf({ picture }: SeenTile, other: SeenTile, alignment: TileAlignment): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < EDGE; y += 3) {
    for (let x = 0; x < EDGE; x += 3) {
      laidOn(other.picture, alignment, x, y).forEach((level, channel) => {
        sum += Math.abs(level - (picture.pixels[(y * EDGE + x) * 3 + channel] ?? 0));
        count += 1;
      });
    }
  }
  return sum / count;
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'R-23 a copy that is shifted and oriented in way %i is laid on its original',
  async (way) => {
    const original = await drawn(1);
    const copy = { ...original, picture: oriented(shifted(original.picture, 37, 122), way) };
    const alignment = alignTiles(copy, original);
    expect(isCopy(alignment)).toBe(true);
    expect(differenceOf(copy, original, alignment)).toBeLessThan(8);
    expect(differenceOf(copy, original, { ...alignment, right: alignment.right + 0.2 })).toBeGreaterThan(20);
  },
);

test('R-23 a copy in other colors is laid on its original, and another drawing is no copy', async () => {
  const original = await drawn(1);
  const recolored = { ...original, picture: shifted((await drawn(1, 'moss-mustard')).picture, 50, 20) };
  const alignment = alignTiles(recolored, original);
  expect(isCopy(alignment)).toBe(true);
  expect(alignment).toMatchObject({ isFlipped: false, quarterTurns: 0 });
  expect(isCopy(alignTiles(await drawn(2), original))).toBe(false);
});

test.each([
  [203, 311],
  [38, 77],
])(
  'R-23 the colors of a copy follow, thin lines as well, wherever it was cut: %i to the right, %i down',
  async (...shift) => {
    const svg = patternSvg({ family: 'fineline', variant: 3, palette: 'cocoa-rose', seed: 5, repeat: 'block' });
    const seen = async (width: number) => ({ pixels: await renderPixels(svg, width), width, height: width });
    const copy: SeenTile = { picture: shifted(await seen(500), ...shift), layout: 'block' };
    const alignment = alignTiles(copy, { picture: await seen(256), layout: 'block' });
    expect(alignment.colorsFollow).toBeGreaterThan(0.85);
  },
);

test.each([0, 1, 2, 3])('R-23 a copy is laid on a tile of few waves, such as a grid of lines: way %i', async (way) => {
  const svg = patternSvg({ family: 'sashiko', variant: 0, palette: 'noir', seed: 23, repeat: 'block' });
  const seen = async (width: number) => ({ pixels: await renderPixels(svg, width), width, height: width });
  const copy: SeenTile = { picture: oriented(shifted(await seen(500), 37, 122), way), layout: 'block' };
  expect(isCopy(alignTiles(copy, { picture: await seen(256), layout: 'block' }))).toBe(true);
});

test('R-23 a tile that repeats otherwise is laid on the plain one that shows the same', async () => {
  const original = await drawn(1);
  expect(isCopy(alignTiles({ ...original, layout: 'mirror' }, { ...original, layout: 'mirror' }))).toBe(true);
  expect(alignTiles(original, { ...original, layout: 'brick' }).agreement).toBeLessThan(1);
});
