import sharp from 'sharp';

import { REPEAT_LAYOUTS } from '../core/lattice.ts';
import { FAMILIES } from '../registry.ts';
import { patternTile } from '../tiles/pattern-tile.ts';
import { renderSharePicture, SHARE_PICTURE } from './share-picture.ts';

const SPEC = { family: 'deco', variant: 1, palette: 'deco-gold', seed: 1 };

/** Returns the mean difference of the samples of two areas of the same size. */
async function difference(picture: Buffer, first: [number, number], second: [number, number]): Promise<number> {
  const [one, other] = await Promise.all(
    [first, second].map(([left, top]) =>
      sharp(picture).extract({ left, top, width: 300, height: 300 }).removeAlpha().raw().toBuffer(),
    ),
  );
  if (!one || !other) throw new Error('no samples');
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

test('a share picture is a JPEG of 1200 by 630 pixels with the pattern laid several times', async () => {
  const picture = await renderSharePicture(patternTile(SPEC));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_PICTURE });
  const [repeat, elsewhere] = [
    await difference(picture, [0, 0], [900, 300]),
    await difference(picture, [0, 0], [70, 40]),
  ];
  expect(repeat).toBeLessThan(elsewhere / 3);
});

test.each(REPEAT_LAYOUTS)('a share picture keeps the %s repeat', async (repeat) => {
  const found = FAMILIES.flatMap((family) =>
    family.variants.flatMap(({ layouts }, variant) => (layouts.includes(repeat) ? [{ family, variant }] : [])),
  )[0];
  if (!found) throw new Error(`no family repeats as ${repeat}`);
  const { family, variant } = found;
  const picture = await renderSharePicture(
    patternTile({ family: family.slug, variant, palette: 'delft', seed: 3, repeat }),
  );
  const next = { block: [300, 0], 'half-drop': [300, 150], brick: [150, 300], mirror: [600, 0] } as const;
  // The rest is JPEG noise, because its blocks are not aligned with the tiles.
  const elsewhere = await difference(picture, [0, 0], [70, 40]);
  expect(await difference(picture, [0, 0], [...next[repeat]])).toBeLessThan(elsewhere / 3);
});

test('the same share picture has the same bytes', async () => {
  const first = await renderSharePicture(patternTile(SPEC));
  expect(first.equals(await renderSharePicture(patternTile(SPEC)))).toBe(true);
});
