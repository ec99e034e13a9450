import sharp from 'sharp';
import { Refusal } from '../../intake/upload-result.ts';
import { PackBitsPsd } from '../../intake/testing/psd-builder.ts';
import { VALID_SVG, sampleRaster, validRasters, withPngChunks } from '../../intake/testing/valid-files.ts';
import { readFacts } from './read-facts.ts';

const kinds = ['png', 'jpeg', 'webp', 'tiff', 'psd'] as const;

test.each(kinds)('a %s is known by its content, with its size', async (kind) => {
  const file = (await validRasters())[kind];
  expect(await readFacts(file)).toMatchObject({
    kind,
    bytes: file.length,
    size: { width: 48, height: 32 },
    bitDepth: 8,
  });
});

test('a drawing has no size in pixels', async () => {
  expect(await readFacts(Buffer.from(`\ufeff  ${VALID_SVG}`))).toMatchObject({ kind: 'svg', size: null });
});

test.each(['png', 'jpeg', 'tiff'] as const)('the density of a %s is read in pixels an inch', async (kind) => {
  const file = await sampleRaster().withDensity(254).toFormat(kind).toBuffer();
  expect((await readFacts(file)).dpi).toBeCloseTo(254, 0);
});

test.each<[string, 'png' | 'jpeg' | 'tiff', string, object]>([
  ['sRGB', 'png', 'srgb', { space: 'srgb', model: 'rgb' }],
  ['sRGB', 'jpeg', 'srgb', { space: 'srgb', model: 'rgb' }],
  ['Display P3', 'png', 'p3', { space: 'display-p3', model: 'rgb' }],
  ['Display P3', 'tiff', 'p3', { space: 'display-p3', model: 'rgb' }],
])('a profile of %s in a %s is known by its numbers', async (_, format, profile, expected) => {
  const file = await sampleRaster().withIccProfile(profile).toFormat(format).toBuffer();
  expect((await readFacts(file)).profile).toEqual(expected);
});

test.each(['jpeg', 'tiff'] as const)('a %s of a printing press with and without its profile', async (format) => {
  const press = sampleRaster().toColorspace('cmyk');
  const bare = await press.clone().toFormat(format).toBuffer();
  const tagged = await press.clone().withIccProfile('cmyk').toFormat(format).toBuffer();
  expect(await readFacts(bare)).toMatchObject({ colorModel: 'cmyk', profile: null });
  expect(await readFacts(tagged)).toMatchObject({ colorModel: 'cmyk', profile: { model: 'cmyk' } });
});

test.each<[string, () => Promise<Buffer>, object]>([
  ['16 bits', () => sampleRaster().toColorspace('rgb16').png().toBuffer(), { bitDepth: 16, colorModel: 'rgb' }],
  ['grey', () => sampleRaster().toColorspace('b-w').png().toBuffer(), { colorModel: 'grey' }],
  ['a palette', () => sampleRaster().png({ palette: true }).toBuffer(), { colorModel: 'indexed', bitDepth: 8 }],
  ['lossless WebP', () => sampleRaster().webp({ lossless: true }).toBuffer(), { size: { width: 48, height: 32 } }],
  ['a PSD of 16 bits', async () => new PackBitsPsd({ width: 6, height: 2, depth: 16 }).toBuffer(), { bitDepth: 16 }],
])('%s is told', async (_, make, expected) => {
  expect(await readFacts(await make())).toMatchObject(expected);
});

test('a PSD tells its profile and its density', async () => {
  const { icc } = await sharp(await sampleRaster().withIccProfile('p3').png().toBuffer()).metadata();
  const density = Buffer.alloc(16);
  density.writeUInt32BE(300 * 65_536, 0);
  const resources = [[1005, density] as const, [1039, icc ?? Buffer.alloc(0)] as const];
  expect(await readFacts(new PackBitsPsd({ width: 6, height: 2, resources }).toBuffer())).toMatchObject({
    dpi: 300,
    profile: { space: 'display-p3' },
  });
});

test.each([
  ['noise', Buffer.from('no profile at all')],
  ['a zlib stream that unpacks to 64 MB', null],
])('a profile that is %s is broken', async (_, content) => {
  const { deflateSync } = await import('node:zlib');
  const packed = deflateSync(content ?? Buffer.alloc(64 * 1024 * 1024));
  const chunk = Buffer.concat([Buffer.from('icc\0\0'), packed]);
  const file = withPngChunks((await validRasters()).png, ['iCCP', chunk]);
  expect((await readFacts(file)).profile?.space).toBe('broken');
});

test.each(kinds)('a %s that ends too soon never passes for a whole one', async (kind) => {
  const file = (await validRasters())[kind];
  for (let cut = 12; cut < file.length; cut += Math.ceil(file.length / 40)) {
    const outcome = await readFacts(file.subarray(0, cut)).catch((error: unknown) => error);
    const isPixelData = (kind === 'tiff' || kind === 'psd') && !(outcome instanceof Refusal);
    expect(outcome instanceof Refusal || isPixelData).toBe(true);
  }
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['text', Buffer.from('hello there'), 'unsupported'],
  ['a web page', Buffer.from('<!doctype html><p>'), 'unsupported'],
  ['a GIF', Buffer.from('GIF89a......'), 'unsupported'],
])('%s is refused as %s', async (_, file, reason) => {
  await expect(readFacts(file)).rejects.toMatchObject({ reason });
});
