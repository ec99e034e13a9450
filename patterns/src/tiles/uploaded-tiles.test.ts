import sharp from 'sharp';
import { repeatBlock } from '../core/lattice.ts';
import type { RepeatLayout } from '../core/lattice.ts';
import type { FileMeta } from '../files/file-meta.ts';
import { readinessText } from '../files/readiness/readiness-text.ts';
import { stampLicense } from '../files/stamp-license.ts';
import { renderPixels } from '../raster/render.ts';
import { checkSeam } from '../seam/check-seam.ts';
import { paletteBySlug } from '../palettes.ts';
import { patternSvg } from '../pattern.ts';
import { drawingTile } from './drawing-tile.ts';
import { pictureTile, smaller } from './picture-tile.ts';
import { drawingInks, readDrawing } from './uploaded-drawing.ts';

const META: FileMeta = {
  title: 'Dots',
  author: 'Studio',
  copyright: '© 2026 Studio',
  assetId: 'HD-10000001',
  url: 'https://shop.example/product/dots',
};
const LICENSE = { number: 'HDL-222222222222', licensee: 'Ada', terms: 'Standard licence' };

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 100 100"${attributes}>${content}</svg>`;
const GROUND = '<rect width="100" height="100" fill="#fff"/>';
const DOT = '<circle cx="50" cy="50" r="20" fill="rgb(170, 51, 51)"/>';

async function filesOf(tile: ReturnType<typeof drawingTile>, formats: Parameters<typeof tile.files>[1]) {
  const files = new Map<string, Buffer>();
  for await (const { format, form, bytes } of tile.files(META, formats)) files.set(`${format} ${form}`, bytes);
  return files;
}

test.each(['block', 'half-drop', 'brick', 'mirror'] as const)(
  'a picture for a %s repeat joins as well when it is scaled down, and its straight repeat does',
  async (layout: RepeatLayout) => {
    const spec = { family: 'botanica', variant: 0, palette: 'delft', seed: 7, repeat: layout };
    const picture = { pixels: await renderPixels(patternSvg(spec), 700), width: 700, height: 700 };
    const screen = smaller(picture, 320);
    expect(checkSeam(screen, layout).result).not.toBe('broken');
    const files = await filesOf(pictureTile(picture, layout), ['png', 'tiff']);
    const { columns, rows } = repeatBlock(layout);
    const straight = files.get('png straight-repeat') ?? files.get('png tile');
    expect(await sharp(straight).metadata()).toMatchObject({ width: columns * 700, height: rows * 700, density: 300 });
    expect([...files.keys()].includes('png straight-repeat')).toBe(layout !== 'block');
    const tile = await sharp(files.get('tiff tile')).removeAlpha().raw().toBuffer();
    expect(tile.equals(Buffer.from(picture.pixels))).toBe(true);
  },
);

test('the report of a picture claims neither layers nor vectors', async () => {
  const picture = { pixels: new Uint8Array(64 * 64 * 3).fill(120), width: 64, height: 64 };
  const report = await pictureTile(picture, 'block').readiness(META);
  const pdf = { format: 'pdf', form: 'tile', byteLength: 1000, sha256: '' } as const;
  const text = readinessText({ ...report, files: [pdf] });
  expect(text).toContain('PDF 1.6, bitmap');
  expect(text).not.toMatch(/vector|no stroked lines/);
});

test('a license is put into the metadata of a TIFF and of a picture as PDF, and no pixel changes', async () => {
  const picture = { pixels: new Uint8Array(64 * 64 * 3).fill(120), width: 64, height: 64 };
  const files = await filesOf(pictureTile(picture, 'block'), ['tiff', 'pdf']);
  const tiff = files.get('tiff tile') ?? Buffer.alloc(0);
  const stamped = stampLicense(tiff, 'tiff', LICENSE);
  expect((await sharp(stamped).metadata()).xmp?.toString()).toContain(LICENSE.number);
  expect(await sharp(stamped).raw().toBuffer()).toEqual(await sharp(tiff).raw().toBuffer());
  expect(stampLicense(files.get('pdf tile') ?? Buffer.alloc(0), 'pdf', LICENSE).toString('latin1')).toContain(
    LICENSE.number,
  );
});

test('a drawing of flat colors can be recolored, the color that covers most first', async () => {
  const drawing = readDrawing(svg(`${GROUND}${DOT}<path d="M0 0h5v5z"/>`));
  const inks = await drawingInks(drawing);
  expect(inks).toEqual(['#ffffff', '#aa3333', '#000000']);
  const delft = paletteBySlug('delft');
  const palette = delft ? [delft.ground, ...delft.inks].slice(0, 3) : [];
  const tile = drawingTile(svg(`${GROUND}${DOT}<path d="M0 0h5v5z"/>`), 'block', { inks: inks ?? [], palette });
  const written = (await filesOf(tile, ['svg'])).get('svg tile')?.toString() ?? '';
  for (const color of palette) expect(written).toContain(color);
});

test.each([
  [
    'a gradient',
    '<linearGradient id="g"><stop stop-color="#ff0000"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
  ],
  ['a mask', `<mask id="m">${DOT}</mask><rect width="9" height="9" mask="url(#m)" fill="#123456"/>`],
  ['a percentage', '<rect width="50%" height="50%" fill="#123456"/>'],
  ['a copy with a place of its own', `<g id="d">${DOT}</g><use href="#d" x="10"/>`],
])('a drawing with %s is delivered as it is and as pictures, never as half of its vectors', async (_what, content) => {
  const drawing = readDrawing(svg(GROUND + content));
  expect([drawing.isPlain, await drawingInks(drawing)]).toEqual([false, null]);
});

test.each([
  ['one colour', GROUND],
  [
    'more than eight',
    Array.from({ length: 9 }, (_, index) => `<rect width="9" height="9" fill="#00000${index}"/>`).join(''),
  ],
])('a drawing of %s cannot be recolored', async (_what, content) => {
  expect(await drawingInks(readDrawing(svg(content)))).toBeNull();
});
