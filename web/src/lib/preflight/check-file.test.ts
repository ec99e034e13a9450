import { Blob as NodeBlob } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DecompressionStream as NodeDecompressionStream } from 'node:stream/web';
import { patternTile, preflightUpload, readPicture } from '@halfdrop/patterns';
import type { TilePixels } from '@halfdrop/patterns/browser';
import { checkFile } from './check-file.ts';

// Browser APIs missing in jsdom.
Object.assign(globalThis, { Blob: NodeBlob, DecompressionStream: NodeDecompressionStream });

const claim = { layout: 'block' } as const;
const tile = () => patternTile({ family: 'botanica', variant: 0, palette: 'hearth', seed: 3 }).raster(600);
const folder = path.join(__dirname, '../../../../patterns/test/fixtures/uploads');
const real = readdirSync(folder).filter((name) => !/\.(?:md|pdf)$/.test(name));
/** Files that every decoder decodes to the same pixels: 8 bits, sRGB or no profile. */
const PLAIN = [
  'gimp.jpg gimp.png graphicsmagick.jpg gs.jpg gs.png imagemagick-interlaced.png imagemagick-palette.png',
  'imagemagick-progressive.jpg imagemagick.jpg inkscape.png krita.jpg krita.png rsvg.png',
].flatMap((names) => names.split(' '));

/** Stands in for a browser's decoder: pixels with alpha, a few rows at a time. */
async function decode(file: Blob): Promise<TilePixels> {
  const { pixels, width, height } = await readPicture(Buffer.from(await file.arrayBuffer()));
  const rgba = Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (pixels[Math.floor(at / 4) * 3 + (at % 4)] ?? 0),
  );
  const bytes = width * 4 * 7;
  const strips = Array.from({ length: Math.ceil(height / 7) }, (_, index) =>
    rgba.subarray(index * bytes, (index + 1) * bytes),
  );
  return { width, height, channels: 4, strips };
}

const undecoded = (): Promise<TilePixels> => Promise.reject(new Error('not to be decoded here'));
const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);
const read = (name: string): Buffer => readFileSync(path.join(folder, name));

test.each(PLAIN)('%s is told the same as on the server', async (name) => {
  const { report, isComplete } = await checkFile(blobOf(read(name)), claim, decode);
  expect(isComplete).toBe(true);
  expect(report).toEqual((await preflightUpload(read(name), claim)).report);
});

test.each<[string, () => Promise<Buffer>]>([
  ['a whole tile', async () => (await tile()).png().toBuffer()],
  ['a JPEG', async () => (await tile()).jpeg({ quality: 90 }).toBuffer()],
  ['a torn one', async () => (await tile()).extract({ left: 0, top: 0, width: 580, height: 600 }).png().toBuffer()],
])('%s is told the same as on the server, with its seams', async (_, make) => {
  const file = await make();
  const { report } = await checkFile(blobOf(file), claim, decode);
  expect(report.measures?.seam).not.toBeNull();
  expect(report).toEqual((await preflightUpload(file, claim)).report);
});

test.each(real.filter((name) => !PLAIN.includes(name)))(
  '%s is checked by its facts, and its pixels are left to the server',
  async (name) => {
    const { report, isComplete } = await checkFile(blobOf(read(name)), claim, undecoded);
    expect(isComplete).toBe(false);
    expect(report.facts?.kind).toBeDefined();
    expect(report.measures).toBeNull();
  },
);

test('a file that is cut off is refused here already', async () => {
  const file = read('gimp.png');
  const { report, isComplete } = await checkFile(blobOf(file.subarray(0, file.length / 2)), claim, decode);
  expect([isComplete, report.findings.map(({ code }) => code)]).toEqual([true, ['truncated']]);
});

test.each<[string, () => Promise<Buffer>]>([
  ['png', async () => (await tile()).png().toBuffer()],
  ['webp', async () => (await tile()).webp({ lossless: true }).toBuffer()],
])('a %s with a second file behind it is refused here already, and zeros are not', async (_kind, make) => {
  const file = await make();
  const verdicts = async (tail: Buffer) => {
    const bytes = Buffer.concat([file, tail]);
    const [here, there] = [await checkFile(blobOf(bytes), claim, decode), await preflightUpload(bytes, claim)];
    return [here.report, there.report].map(({ findings }) => findings.some(({ code }) => code === 'polyglot'));
  };
  expect(await verdicts(Buffer.from('MZ a program'))).toEqual([true, true]);
  expect(await verdicts(Buffer.alloc(20))).toEqual([false, false]);
});

test('a PDF is left to the server, which draws it, and a web page is refused here already', async () => {
  const { report, isComplete } = await checkFile(blobOf(read('inkscape.pdf')), claim, decode);
  expect([isComplete, report.findings]).toEqual([false, []]);
  const page = await checkFile(blobOf(Buffer.from('<html></html>')), claim, decode);
  expect(page.report.findings.map(({ code }) => code)).toEqual(['unsupported']);
});

test('a file that breaks the decoder is left to the server', async () => {
  const { report, isComplete } = await checkFile(blobOf(read('gimp.png')), claim, undecoded);
  expect([isComplete, report.facts?.kind]).toEqual([false, 'png']);
});
