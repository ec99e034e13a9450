import sharp from 'sharp';

import { identify, meanDifference, readWithPdfjs } from '../../test/support/readers.ts';
import { Lattice } from '../core/lattice.ts';
import { times } from '../core/path.ts';
import { PATTERN_FORMATS, PRODUCTION_FORMATS } from './formats.ts';
import type { ProductionFormat } from './formats.ts';
import { productionBundle, productionFile } from './production-file.ts';

const SPEC = { family: 'deco', variant: 1, palette: 'deco-gold', seed: 1 };
const META = {
  title: 'Café & Sea — “fans”',
  author: 'Studio <Halcyon>',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'asset-17',
  url: 'https://halfdrop.example/patterns/cafe-and-sea',
};
const SMALL = 350;

describe.each(['jpg', 'png'] as const)('the %s file', (format) => {
  test('BC-32 BC-33 is 3500 x 3500 px at 300 dpi in sRGB', async () => {
    const file = await productionFile(SPEC, format, META);
    const metadata = await sharp(file).metadata();
    expect(metadata).toMatchObject({ width: 3500, height: 3500, density: 300, hasAlpha: false, space: 'srgb' });
    expect(metadata.icc?.length).toBeGreaterThan(100);
    const name = format === 'jpg' ? 'JPEG' : 'PNG';
    expect(identify(file, name)).toMatchObject({ format: name, width: 3500, density: [300, 300, 1] });
  });

  test('says whose it is', async () => {
    const { xmp, exif } = await sharp(await productionFile(SPEC, format, META, SMALL)).metadata();
    expect(xmp?.toString('utf8')).toContain('Café &amp; Sea — “fans”');
    expect(xmp?.toString('utf8')).toContain('xmp.did:asset-17');
    expect(exif?.toString('latin1')).toContain('(c) 2026 Studio Halcyon');
  });
});

test('the jpg file keeps full color resolution', async () => {
  const metadata = await sharp(await productionFile(SPEC, 'jpg', META, SMALL)).metadata();
  expect(metadata.chromaSubsampling).toBe('4:4:4');
});

test('the svg file is well-formed, carries title, description and rights, and draws as before', async () => {
  const file = await productionFile(SPEC, 'svg', META, SMALL);
  const text = file.toString('utf8');
  expect(text).toContain('<title>Café &amp; Sea — “fans”</title>');
  expect(text).toContain('<desc>Seamless pattern by Studio &lt;Halcyon&gt;. © 2026 Studio Halcyon</desc>');
  expect(text).not.toContain('~');
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([SMALL, SMALL]);
  const drawn = await sharp(file).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer();
  const png = await sharp(await productionFile(SPEC, 'png', META, SMALL))
    .raw()
    .toBuffer();
  const difference = drawn.reduce((sum, value, index) => sum + Math.abs(value - (png[index] ?? 0)), 0);
  expect(difference / drawn.length).toBeLessThan(1);
});

test.each(PRODUCTION_FORMATS)('the same %s file has the same bytes every time', async (format) => {
  const first = await productionFile(SPEC, format, META, SMALL);
  expect(first.equals(await productionFile(SPEC, format, META, SMALL))).toBe(true);
});

test('a bundle of a block repeat holds every format once, each with the bytes it has alone', async () => {
  const formats: string[] = [];
  for await (const { format, form, bytes } of productionBundle(SPEC, META, { pixels: SMALL })) {
    formats.push(format);
    expect(form).toBe('tile');
    expect(bytes.equals(await productionFile(SPEC, format, META, SMALL))).toBe(true);
  }
  expect(formats).toEqual(PATTERN_FORMATS);
});

describe.each([
  ['half-drop', 2, 1],
  ['brick', 1, 2],
  ['mirror', 2, 2],
] as const)('the straight repeat of a %s', (repeat, columns, rows) => {
  const spec = { family: 'botanica', variant: 0, palette: 'midnight-garden', seed: 3, repeat };
  const [width, height] = [columns * SMALL, rows * SMALL];
  const straight = (format: ProductionFormat) => productionFile(spec, format, META, SMALL, 'straight-repeat');

  test('BC-32 is the tile wherever the layout lays it, at the same density', async () => {
    const png = await straight('png');
    expect(await sharp(png).metadata()).toMatchObject({ width, height, density: 300, space: 'srgb' });
    const tile = await sharp(await productionFile(spec, 'png', META, SMALL))
      .raw()
      .toBuffer();
    const lattice = new Lattice(repeat, SMALL);
    const laid = Buffer.from(
      times(width * height, (pixel) => {
        const [x, y] = lattice.home([(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5]);
        const from = (Math.floor(y) * SMALL + Math.floor(x)) * 3;
        return [...tile.subarray(from, from + 3)];
      }).flat(),
    );
    expect(laid.equals(await sharp(png).raw().toBuffer())).toBe(true);
    expect(await sharp(await straight('jpg')).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  test('is the same drawing as SVG and PDF, of the printed size', async () => {
    const png = await straight('png');
    const svg = await sharp(await straight('svg'))
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
    expect(await meanDifference(svg, png)).toBeLessThan(2);
    const { facts, png: page } = readWithPdfjs(await straight('pdf'), width);
    expect(facts).toMatchObject({ pages: 1, view: [0, 0, (width * 72) / 300, (height * 72) / 300] });
    expect(await meanDifference(page, png)).toBeLessThan(6);
  });
});

test('a straight repeat lies beside its tile in the bundle', async () => {
  const spec = { family: 'botanica', variant: 0, palette: 'midnight-garden', seed: 3, repeat: 'brick' } as const;
  const files: string[] = [];
  const options = { pixels: SMALL, formats: ['png', 'svg', 'eps'] } as const;
  for await (const { format, form } of productionBundle(spec, META, options)) files.push(`${format} ${form}`);
  expect(files).toEqual(['png tile', 'png straight-repeat', 'svg tile', 'svg straight-repeat', 'eps tile']);
});
