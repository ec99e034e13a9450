import { type PreflightReport, type TilePixels } from '@halfdrop/patterns/browser';
import { patternSvg, preflightUpload } from '@halfdrop/patterns';
import { Blob as NodeBlob } from 'node:buffer';
import { DecompressionStream as NodeDecompressionStream } from 'node:stream/web';
import sharp, { type Sharp } from 'sharp';
import { checkFile } from './check-file.ts';

// What browsers have and jsdom lacks.
Object.assign(globalThis, { Blob: NodeBlob, DecompressionStream: NodeDecompressionStream });

const SIDE = 600;
const claim = { layout: 'block' } as const;

const drawing = (): Sharp =>
  sharp(Buffer.from(patternSvg({ family: 'botanica', variant: 0, palette: 'hearth', seed: 3 })), {
    density: (72 * SIDE) / 1000,
  }).removeAlpha();

/** Stands in for the decoder of a browser: pixels with alpha, a few rows at a time. */
async function decode(file: Blob): Promise<TilePixels> {
  const { data, info } = await sharp(Buffer.from(await file.arrayBuffer()))
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const bytes = width * 4 * 7;
  const strips = Array.from(
    { length: Math.ceil(height / 7) },
    (_, index) => new Uint8Array(data.subarray(index * bytes, (index + 1) * bytes)),
  );
  return { width, height, channels: 4, strips };
}

const undecoded = (): Promise<TilePixels> => Promise.reject(new Error('not to be decoded here'));
const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);

test.each<[string, () => Promise<Buffer>]>([
  ['a whole tile', () => drawing().png().toBuffer()],
  ['a JPEG', () => drawing().jpeg({ quality: 90 }).toBuffer()],
  [
    'a tile with a torn seam',
    () =>
      drawing()
        .extract({ left: 0, top: 0, width: SIDE - 20, height: SIDE })
        .png()
        .toBuffer(),
  ],
  ['a grey one', () => drawing().toColorspace('b-w').png().toBuffer()],
  ['a translucent one', () => drawing().ensureAlpha(0.5).png().toBuffer()],
  ['one with a palette', () => drawing().png({ palette: true, colors: 8, dither: 0 }).toBuffer()],
])('%s is told the same as on the server', async (_, make) => {
  const file = await make();
  const { report, isComplete } = await checkFile(blobOf(file), claim, decode);
  const server: { report: PreflightReport } = await preflightUpload(file, claim);
  expect(isComplete).toBe(true);
  expect(report).toEqual(server.report);
});

test.each<[string, () => Promise<Buffer>]>([
  ['TIFF', () => drawing().tiff().toBuffer()],
  ['SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))],
  ['PNG of 16 bits', () => drawing().toColorspace('rgb16').png().toBuffer()],
  ['PNG in Display P3', () => drawing().withIccProfile('p3').png().toBuffer()],
  ['JPEG in CMYK', () => drawing().toColorspace('cmyk').jpeg().toBuffer()],
])('a %s is checked by its facts, and its pixels are left to the server', async (_, make) => {
  const { report, isComplete } = await checkFile(blobOf(await make()), claim, undecoded);
  expect(isComplete).toBe(false);
  expect(report.facts).not.toBeNull();
  expect(report.measures).toBeNull();
});

test('a file that is cut off is refused here already', async () => {
  const file = await drawing().png().toBuffer();
  const { report, isComplete } = await checkFile(blobOf(file.subarray(0, file.length / 2)), claim, decode);
  expect([isComplete, report.findings.map(({ code }) => code)]).toEqual([true, ['truncated']]);
});

test('a file that breaks the decoder is left to the server', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const file = await drawing().png().toBuffer();
  const { report, isComplete } = await checkFile(blobOf(file), claim, undecoded);
  expect([isComplete, report.facts?.kind]).toEqual([false, 'png']);
});
