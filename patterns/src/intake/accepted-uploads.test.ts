import sharp from 'sharp';
import { patternSvg } from '../pattern.ts';
import { inspectUpload, normalizeRaster } from './inspect-upload.ts';
import { PackBitsPsd } from './testing/psd-builder.ts';
import { VALID_SVG, sampleRaster, tiffFields, tiffOf, validRasters, withJpegSegments } from './testing/valid-files.ts';

const KINDS = ['png', 'jpeg', 'webp', 'tiff', 'psd'] as const;

async function pictureOf(bytes: Buffer) {
  const found = await normalizeRaster(bytes);
  if (!found.isAccepted) throw new Error(found.detail);
  return found.picture;
}

async function svgOf(source: string): Promise<string> {
  const result = await inspectUpload(Buffer.from(source));
  if (!result.isAccepted || result.svg === null) throw new Error('The drawing was refused');
  return result.svg;
}

const drawn = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();

test.each(KINDS)('a %s is taken, with its size and without a look at its name', async (kind) => {
  const result = await inspectUpload((await validRasters())[kind]);
  expect(result).toMatchObject({ isAccepted: true, kind, width: 48, height: 32, svg: null });
});

test.each([
  ['progressive JPEG', () => sampleRaster().jpeg({ progressive: true }).toBuffer()],
  ['JPEG in grey', () => sampleRaster().toColorspace('b-w').jpeg().toBuffer()],
  ['JPEG in CMYK', () => sampleRaster().toColorspace('cmyk').jpeg().toBuffer()],
  ['PNG of 16 bits', () => sampleRaster().toColorspace('rgb16').png().toBuffer()],
  ['interlaced PNG', () => sampleRaster().png({ progressive: true }).toBuffer()],
  ['PNG of a palette', () => sampleRaster().png({ palette: true, colors: 16 }).toBuffer()],
  ['lossless WebP', () => sampleRaster().webp({ lossless: true }).toBuffer()],
  ['translucent WebP', () => sampleRaster().ensureAlpha(0.5).webp().toBuffer()],
  ['tiled TIFF', () => sampleRaster().tiff({ tile: true, compression: 'deflate' }).toBuffer()],
  ['TIFF with a trail of zeros', async () => Buffer.concat([(await validRasters()).tiff, Buffer.alloc(500)])],
  ['plain TIFF', async () => tiffOf([...tiffFields(2, 2)])],
])('a %s is taken and becomes three bytes a pixel', async (_, make) => {
  const { pixels, width, height } = await pictureOf(await make());
  expect(pixels).toHaveLength(width * height * 3);
});

test('a normalized picture equals what was drawn', async () => {
  const [expected, { png }] = [await sampleRaster().raw().toBuffer(), await validRasters()];
  expect(Buffer.from((await pictureOf(png)).pixels).equals(expected)).toBe(true);
});

test('the rows of a PSD unpack to the pixels that were packed', async () => {
  const { pixels } = await pictureOf(new PackBitsPsd({ width: 6, height: 2 }).toBuffer());
  expect([...pixels.subarray(0, 18)]).toEqual([0, 2, 4, 0, 2, 4, 0, 2, 4, 0, 6, 12, 5, 11, 17, 10, 16, 22]);
});

test('a picture is turned upright, and its width and height are those that are seen', async () => {
  const turned = await sampleRaster().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await inspectUpload(turned)).toMatchObject({ width: 32, height: 48 });
  expect(await pictureOf(turned)).toMatchObject({ width: 32, height: 48 });
});

test('colors of a wide profile are converted to sRGB, in a PSD too', async () => {
  const flat = sharp({ create: { width: 6, height: 2, channels: 3, background: '#c06030' } });
  const wide = await flat.clone().withIccProfile('p3').png().toBuffer();
  const [red = 0, green = 0, blue = 0] = (await pictureOf(wide)).pixels;
  expect([red - 0xc0, green - 0x60, blue - 0x30].every((difference) => Math.abs(difference) <= 2)).toBe(true);
  const { icc } = await sharp(wide).metadata();
  if (icc === undefined) throw new Error('The picture has no profile');
  const plain = await pictureOf(new PackBitsPsd({ width: 6, height: 2 }).toBuffer());
  const tagged = await pictureOf(new PackBitsPsd({ width: 6, height: 2, resources: [[1039, icc]] }).toBuffer());
  expect(Buffer.from(tagged.pixels).equals(Buffer.from(plain.pixels))).toBe(false);
});

test('a drawing is answered with its size in pixels and written anew', async () => {
  const result = await inspectUpload(Buffer.from(VALID_SVG));
  expect(result).toMatchObject({ isAccepted: true, kind: 'svg', width: expect.closeTo((100 * 96) / 25.4, 6) });
});

test('a drawing written anew holds no style sheet, metadata, foreign names or document type', async () => {
  const svg = await svgOf(VALID_SVG);
  expect(svg).not.toMatch(/<style|class=|metadata|title|inkscape|xlink|rdf|DOCTYPE|<\?|<!--|font/);
  expect(svg).toContain('mix-blend-mode:multiply');
});

test('a drawing written anew looks the same, and written once more does not change', async () => {
  const source = VALID_SVG.replaceAll('100mm', '200');
  const svg = await svgOf(source);
  expect((await drawn(svg)).equals(await drawn(source))).toBe(true);
  expect(await svgOf(svg)).toBe(svg);
});

test('classes, ids and style attributes win over each other as in a browser', async () => {
  const svg = await svgOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>/* a */#b{fill:#333}.a{fill:#222}path{fill:#111}</style>
      <path d="M0 0h1" fill="red"/><path d="M0 0h2" class="a"/><path d="M0 0h3" class="a" id="b"/><path d="M0 0h4" class="a" style="fill:#444"/></svg>`,
  );
  expect(Array.from(svg.matchAll(/fill="([^"]*)"/g), ([, fill]) => fill)).toEqual(['#111', '#222', '#333', '#444']);
});

test('an embedded picture is taken if it would be taken by itself', async () => {
  const png = (await validRasters()).png.toString('base64');
  const svg = await svgOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image width="9" height="9" href="data:image/png;base64,${png}"/></svg>`,
  );
  expect(svg).toContain(`href="data:image/png;base64,${png}"`);
});

test.each(['watercolour', 'shibori', 'girih', 'plaid', 'topo'])(
  'a drawing of the engine itself is taken: %s',
  async (family) => {
    const drawing = patternSvg({ family, variant: 0, palette: 'deco-gold', seed: 3 });
    expect(await inspectUpload(Buffer.from(drawing))).toMatchObject({ isAccepted: true, width: 1000, height: 1000 });
  },
);

test('the camera data of a picture does not reach its pixels, and honest metadata is no reason to refuse it', async () => {
  const { jpeg } = await validRasters();
  const tagged = withJpegSegments(jpeg, [
    0xe1,
    Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'),
  ]);
  expect(Buffer.from((await pictureOf(tagged)).pixels).equals(Buffer.from((await pictureOf(jpeg)).pixels))).toBe(true);
});

test('the pixels of a drawing are not asked for', async () => {
  expect(await normalizeRaster(Buffer.from(VALID_SVG))).toMatchObject({ isAccepted: false, reason: 'unsupported' });
});
