import { Rng } from '../core/rng.ts';
import { inspectUpload, normalizeRaster } from './inspect-upload.ts';
import { DEFAULT_INTAKE_LIMITS } from './limits.ts';
import { mutated } from './testing/mutate.ts';
import { VALID_SVG, pngOf, validRasters, withJpegSegments, withPngChunks } from './testing/valid-files.ts';

const MUTATIONS = 300;
const REASONS =
  /^(?:empty|unsupported|malformed|truncated|polyglot|absurd-size|decompression-bomb|oversized-metadata|multiple-pages|script|external-reference|entity|recursion|too-complex)$/;

/** Changes the content of PNG chunks and fixes the checksums, so that the chunk parsers are reached. */
function mutatedPng(png: Buffer, rng: Rng): Buffer {
  const chunks: [string, Buffer][] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.push([png.toString('latin1', at + 4, at + 8), rng.chance(0.4) ? mutated(data, rng) : data]);
    at += 12 + length;
  }
  return pngOf(...chunks);
}

const files = async (): Promise<Record<string, Buffer>> => ({ ...(await validRasters()), svg: Buffer.from(VALID_SVG) });

test.each(['png', 'jpeg', 'webp', 'tiff', 'psd', 'svg'])(
  `F1 F2 F3 ${MUTATIONS} harmed copies of a valid %s give a picture or a named reason, and nothing else`,
  async (kind) => {
    const valid = (await files())[kind] ?? Buffer.alloc(0);
    const rng = new Rng(`harm ${kind}`);
    for (let round = 0; round < MUTATIONS; round += 1) {
      const isInside = kind === 'png' && rng.chance(0.7);
      const result = await inspectUpload(isInside ? mutatedPng(valid, rng) : mutated(valid, rng));
      expect(result.isAccepted ? 'malformed' : result.reason).toMatch(REASONS);
      expect(result.steps).toBeLessThan(20_000);
    }
  },
);

test('F2 what is taken after harm has the size it says', async () => {
  const { jpeg } = await validRasters();
  const rng = new Rng('harm to pixels');
  for (let round = 0; round < MUTATIONS; round += 1) {
    const found = await normalizeRaster(mutated(jpeg, rng));
    const pixels = found.isAccepted ? found.picture.pixels.length / (found.width * found.height) : 3;
    expect(pixels).toBe(3);
  }
});

/** Returns the steps spent on files that double in size from one to the next. */
async function stepsOf(make: (count: number) => Buffer): Promise<number[]> {
  const results = [];
  for (const count of [500, 1000, 2000]) results.push(await inspectUpload(make(count)));
  return results.map(({ steps }) => steps);
}

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`);

test.each<[string, (count: number, valid: Awaited<ReturnType<typeof validRasters>>) => Buffer]>([
  ['shapes', (count) => svg('<path d="M0 0h1v1z" fill="red"/>'.repeat(count))],
  ['segments', (count) => svg(`<path d="M0 0${'l1 1'.repeat(count)}"/>`)],
  [
    'rules',
    (count) => svg(`<style>${Array.from({ length: count }, (_, index) => `.a${index}{fill:red}`).join('')}</style>`),
  ],
  ['comments that never end', (count) => svg(`<style>${'/*'.repeat(count)}</style>`)],
  [
    'groups that use each other',
    (count) =>
      svg(
        Array.from(
          { length: count },
          (_, index) => `<g id="g${index}"><use href="#g${Math.floor(index / 2) + count}"/></g>`,
        ).join(''),
      ),
  ],
  [
    'chunks',
    (count, { png }) =>
      withPngChunks(png, ...Array.from({ length: count }, () => ['tEXt', Buffer.from('a\0b')] as const)),
  ],
  [
    'segments of a JPEG',
    (count, { jpeg }) =>
      withJpegSegments(jpeg, ...Array.from({ length: count }, () => [0xfe, Buffer.alloc(9)] as const)),
  ],
])('F3 twice as many %s cost twice the steps, not more', async (_, make) => {
  const valid = await validRasters();
  const [first = 0, second = 0, third = 0] = await stepsOf((count) => make(count, valid));
  expect(third - second).toBeLessThanOrEqual((second - first) * 2.1);
});

test('F3 the limits are the callers to tighten', async () => {
  const { png } = await validRasters();
  expect(await inspectUpload(png, { side: 40 })).toMatchObject({ reason: 'absurd-size' });
  expect(await inspectUpload(png, { pixels: 1000 })).toMatchObject({ reason: 'absurd-size' });
  expect(await inspectUpload(png, { rasterBytes: 100 })).toMatchObject({ reason: 'too-large' });
  expect(await inspectUpload(png, { steps: 10 })).toMatchObject({ reason: 'too-complex' });
  expect(await inspectUpload(Buffer.from(VALID_SVG), { elements: 5 })).toMatchObject({ reason: 'too-complex' });
  expect(DEFAULT_INTAKE_LIMITS.side).toBe(12_000);
});
