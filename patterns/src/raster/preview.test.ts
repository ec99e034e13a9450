import sharp from 'sharp';

import { checkSeam } from '../seam/check-seam.ts';
import { readPicture } from '../seam/read-picture.ts';
import { patternTile } from '../tiles/pattern-tile.ts';
import { renderPreview } from './preview.ts';
import { straightUnit } from './straight-unit.ts';
import { watermarkCell, watermarkSvg } from './watermark.ts';

const SPEC = { family: 'deco', variant: 1, palette: 'deco-gold', seed: 1 };

async function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer();
}

const mean = (pixels: Buffer): number => pixels.reduce((sum, value) => sum + value, 0) / pixels.length;

test.each([
  ['webp', 320],
  ['jpeg', 480],
] as const)('a %s preview is a square of the asked width', async (format, width) => {
  const metadata = await sharp(await renderPreview(patternTile(SPEC), { width, format, watermark: false })).metadata();
  expect(metadata).toMatchObject({ format, width, height: width, hasAlpha: false });
});

test('D-02 the watermark shows on the preview and leaves its colors as they are', async () => {
  const options = { width: 640, format: 'webp' } as const;
  const plain = await pixelsOf(await renderPreview(patternTile(SPEC), { ...options, watermark: false }));
  const marked = await pixelsOf(await renderPreview(patternTile(SPEC), { ...options, watermark: true }));
  const changed = plain.reduce(
    (count, value, index) => count + (Math.abs(value - (marked[index] ?? 0)) > 24 ? 1 : 0),
    0,
  );
  expect(changed / plain.length).toBeGreaterThan(0.01);
  expect(Math.abs(mean(plain) - mean(marked))).toBeLessThan(10);
});

test('the watermark does not repeat with the tile, so that a preview is no usable repeat', () => {
  for (const width of [240, 320, 480, 640, 900, 960, 1000, 1280, 1600]) {
    const cell = watermarkCell(width);
    expect(width % cell.width).not.toBe(0);
    expect(width % cell.height).not.toBe(0);
  }
});

test('the watermark is drawn with paths alone and needs no font', () => {
  expect(watermarkSvg(960)).not.toMatch(/<text|font/);
});

test('the same preview has the same bytes', async () => {
  const options = { width: 320, format: 'webp', watermark: true } as const;
  const first = await renderPreview(patternTile(SPEC), options);
  expect(first.equals(await renderPreview(patternTile(SPEC), options))).toBe(true);
});

test.each([
  ['half-drop', 2, 1],
  ['brick', 1, 2],
  ['mirror', 2, 2],
] as const)(
  'the unit of a %s has no seam in a straight grid, where the tile has one',
  async (repeat, columns, rows) => {
    const spec = { family: 'botanica', variant: 0, palette: 'midnight-garden', seed: 1, repeat };
    const options = { width: 320, format: 'jpeg', watermark: false } as const;
    const unit = await readPicture(await renderPreview(patternTile(spec), { ...options, form: 'unit' }));
    expect([unit.width, unit.height]).toEqual([columns * 320, rows * 320]);
    expect(checkSeam(unit, 'block').result).toBe('seamless');
    expect(checkSeam(await readPicture(await renderPreview(patternTile(spec), options)), 'block').result).toBe(
      'broken',
    );
  },
);

test('half of an odd side is no pixel', async () => {
  const tile = { pixels: new Uint8Array(27), width: 3, height: 3 };
  expect(() => straightUnit(tile, 'brick')).toThrow(RangeError);
  expect(() => straightUnit(tile, 'half-drop')).toThrow(RangeError);
  const { info } = await straightUnit(tile, 'mirror').raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 6, height: 6, channels: 3 });
});
