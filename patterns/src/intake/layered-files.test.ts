import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { inspectUpload } from './inspect-upload.ts';
import { preflightUpload } from './preflight-upload.ts';
import { readFacts } from '../preflight/facts/read-facts.ts';
import { deepLayerWith, layerWith, PackBitsPsd } from './testing/psd-builder.ts';

const SIDE = 8;
const PIXELS = SIDE * SIDE;
/** A row of eight equal bytes, packed. */
const PACKED_ROW = Buffer.from([0xf9, 7]);
const packed = (rows: readonly Buffer[]) =>
  Buffer.concat([...rows.map(({ length }) => Buffer.from([0, length])), ...rows]);
const packedRows = packed(Array.from({ length: SIDE }, () => PACKED_ROW));
const plain = Buffer.alloc(PIXELS, 7);

type Layer = Parameters<typeof layerWith>[0];
const file = (layers: Buffer, depth = 8) => new PackBitsPsd({ width: 48, height: 32, depth, layers }).toBuffer();
const withLayer = (layer: Partial<Layer>) => file(layerWith({ side: SIDE, channels: [[0, plain]], ...layer }));

test.each([
  ['as they are', [0, plain]],
  ['packed', [1, packedRows]],
  ['zipped', [2, deflateSync(plain)]],
  ['zipped by differences', [3, deflateSync(plain)]],
] as const)('R-23 a PSD with layers whose pixels are %s is taken', async (_how, channel) => {
  const psd = withLayer({ channels: [channel, channel, channel] });
  expect(await inspectUpload(psd)).toMatchObject({ isAccepted: true, kind: 'psd' });
  expect((await readFacts(psd)).layers).toBe(1);
});

test('layers of 16 bits are looked at where programs put them', async () => {
  const deep = (length: number) =>
    file(deepLayerWith({ side: SIDE, channels: [[2, deflateSync(Buffer.alloc(length))]] }), 16);
  expect(await inspectUpload(deep(2 * PIXELS))).toMatchObject({ isAccepted: true });
  expect((await readFacts(deep(2 * PIXELS))).layers).toBe(1);
  expect(await inspectUpload(deep(PIXELS))).toMatchObject({ reason: 'malformed' });
});

test.each([
  ['has too few bytes', { channels: [[0, plain.subarray(1)]] }, 'malformed'],
  ['has bytes behind its rows', { channels: [[1, Buffer.concat([packedRows, Buffer.alloc(9)])]] }, 'malformed'],
  [
    'has a row too short',
    { channels: [[1, packed(Array.from({ length: SIDE }, () => Buffer.from([0xfa, 7])))]] },
    'malformed',
  ],
  [
    'has a row that ends too soon',
    { channels: [[1, packed(Array.from({ length: SIDE }, () => Buffer.from([7, 7])))]] },
    'malformed',
  ],
  ['unpacks to more than its box', { channels: [[2, deflateSync(Buffer.alloc(9_000_000))]] }, 'malformed'],
  [
    'has rows twice as long',
    { channels: [[1, packed(Array.from({ length: SIDE }, () => Buffer.concat([PACKED_ROW, PACKED_ROW])))]] },
    'malformed',
  ],
  ['is no zip', { channels: [[2, plain]] }, 'malformed'],
  ['is coded in an unknown way', { channels: [[4, plain]] }, 'malformed'],
  ['has bytes that belong to nothing', { rest: Buffer.alloc(64, 'x') }, 'malformed'],
  [
    'is huge and empty',
    {
      side: 6000,
      channels: [
        [2, deflateSync(Buffer.alloc(36_000_000))],
        [2, deflateSync(Buffer.alloc(36_000_000))],
      ],
    },
    'decompression-bomb',
  ],
  ['is larger than any picture', { side: 20_000, channels: [] }, 'absurd-size'],
  ['is a smart object', { parts: [['SoLd', Buffer.from('soLD')]] }, 'placed-file'],
  ['is linked to a file', { parts: [['SoLE', Buffer.from('soLE')]] }, 'external-reference'],
  ['is live text', { parts: [['TySh', Buffer.from([0, 1])]] }, 'live-text'],
  ['carries code', { parts: [['shmd', Buffer.from('<script>alert(1)</script>')]] }, 'polyglot'],
  ['holds layers of its own', { parts: [['Layr', Buffer.alloc(2)]] }, 'malformed'],
] satisfies [string, Partial<Layer>, string][])('a PSD is refused whose layer %s', async (_what, layer, reason) => {
  expect(await inspectUpload(withLayer(layer))).toMatchObject({ isAccepted: false, reason });
});

test('a PSD is refused at every place at which it may end too soon', async () => {
  const whole = withLayer({ channels: [[1, packedRows]] });
  for (let length = 27; length < whole.length; length += 7)
    expect(await inspectUpload(whole.subarray(0, length))).toMatchObject({ isAccepted: false });
});

test('R-23 a PSD without its flattened picture is told so, in the browser as on the server', async () => {
  const version = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]);
  const psd = new PackBitsPsd({ width: 48, height: 32, resources: [[1057, version]] }).toBuffer();
  await expect(readFacts(psd)).rejects.toMatchObject({ reason: 'no-composite' });
  const { upload, report } = await preflightUpload(psd, { layout: 'block' });
  expect(upload).toMatchObject({ reason: 'no-composite' });
  expect(report.findings.map(({ code }) => code)).toEqual(['no-composite']);
});

test.each([
  'gimp-layers.psd',
  'gimp-16.psd',
  'imagemagick-layers.psd',
  'imagemagick-zipped-layers.psd',
  'krita.psd',
  'exiftool-xmp.psd',
])('a change of any length in %s is survived', async (name) => {
  const original = readFileSync(path.join(__dirname, '../../test/fixtures/uploads', name));
  for (let at = 26; at < original.length - 4; at += Math.ceil(original.length / 60)) {
    const changed = Buffer.from(original);
    changed.writeUInt32BE(0x7fff_fff0, at);
    expect(typeof (await inspectUpload(changed)).isAccepted).toBe('boolean');
  }
});
