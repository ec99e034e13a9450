import sharp from 'sharp';

import { renderPreview } from './preview.ts';
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
  const metadata = await sharp(await renderPreview(SPEC, { width, format, watermark: false })).metadata();
  expect(metadata).toMatchObject({ format, width, height: width, hasAlpha: false });
});

test('D-02 the watermark shows on the preview and leaves its colours as they are', async () => {
  const options = { width: 640, format: 'webp' } as const;
  const plain = await pixelsOf(await renderPreview(SPEC, { ...options, watermark: false }));
  const marked = await pixelsOf(await renderPreview(SPEC, { ...options, watermark: true }));
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
  const first = await renderPreview(SPEC, options);
  expect(first.equals(await renderPreview(SPEC, options))).toBe(true);
});
