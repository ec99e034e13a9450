import { deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-drawings.ts';
import { oneLayer, PackBitsPsd } from './psd-builder.ts';
import {
  pngHeader,
  pngOf,
  sampleRaster,
  tiffFields,
  tiffOf,
  validRasters,
  withJpegSegments,
  withPngChunks,
  zipArchive,
} from './valid-files.ts';

type Valid = Awaited<ReturnType<typeof validRasters>>;
type Kind = keyof Valid;
type Row = readonly [title: string, reason: HostileFile['reason'], make: (valid: Valid) => Buffer | Promise<Buffer>];

const KINDS: readonly Kind[] = ['png', 'jpeg', 'webp', 'tiff', 'psd'];
const MEBIBYTE = 1024 * 1024;
const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const after = (file: Buffer, content: Buffer | string): Buffer =>
  Buffer.concat([file, typeof content === 'string' ? text(content) : content]);
const end: readonly [string, Buffer] = ['IEND', Buffer.alloc(0)];
const changed = (file: Buffer, at: number, ...values: number[]): Buffer => {
  const copy = Buffer.from(file);
  copy.set(values, at);
  return copy;
};

/** Attacks applied to a valid file of every kind. */
const everyKind: readonly Row[] = KINDS.flatMap((kind): Row[] => [
  [`${kind}: cut in half`, 'truncated', (valid) => valid[kind].subarray(0, valid[kind].length / 2)],
  [`${kind}: an archive behind its end`, 'polyglot', (valid) => after(valid[kind], zipArchive())],
  [
    `${kind}: a web page behind its end`,
    'polyglot',
    (valid) => after(valid[kind], `<html><script>${'a'.repeat(5000)}`),
  ],
  [`${kind}: a PDF behind its end`, 'polyglot', (valid) => after(valid[kind], `%PDF-1.7${'a'.repeat(5000)}`)],
]);

const bomb = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

const png: readonly Row[] = [
  ['png: signature alone', 'truncated', () => pngOf()],
  ['png: 30,000 px', 'absurd-size', () => pngOf(pngHeader(30_000, 30_000), ['IDAT', bomb(MEBIBYTE)], end)],
  ['png: two thousand million pixels', 'absurd-size', () => pngOf(pngHeader(2 ** 31 - 1, 1), ['IDAT', bomb(9)], end)],
  ['png: no area', 'absurd-size', () => pngOf(pngHeader(0, 5), ['IDAT', bomb(9)], end)],
  ['png: a thread', 'absurd-size', () => pngOf(pngHeader(9000, 1), ['IDAT', bomb(9)], end)],
  [
    'png: 9,000 px from nothing',
    'decompression-bomb',
    () => pngOf(pngHeader(9000, 9000), ['IDAT', bomb(MEBIBYTE)], end),
  ],
  [
    'png: packed text of 64 MB',
    'decompression-bomb',
    ({ png: file }) => withPngChunks(file, ['zTXt', Buffer.concat([text('Comment\0\0'), bomb(64 * MEBIBYTE)])]),
  ],
  [
    'png: packed international text of 64 MB',
    'decompression-bomb',
    ({ png: file }) => withPngChunks(file, ['iTXt', Buffer.concat([text('Comment\0\x01\0\0\0'), bomb(64 * MEBIBYTE)])]),
  ],
  [
    'png: packed colour profile of 64 MB',
    'decompression-bomb',
    ({ png: file }) => withPngChunks(file, ['iCCP', Buffer.concat([text('icc\0\0'), bomb(64 * MEBIBYTE)])]),
  ],
  [
    'png: packed text that does not unpack',
    'malformed',
    ({ png: file }) => withPngChunks(file, ['zTXt', text('Comment\0\0abc')]),
  ],
  [
    'png: 20 MB of text',
    'oversized-metadata',
    ({ png: file }) =>
      withPngChunks(file, ['tEXt', Buffer.alloc(10 * MEBIBYTE, 'a')], ['tEXt', Buffer.alloc(10 * MEBIBYTE, 'a')]),
  ],
  ['png: an archive in the middle', 'polyglot', ({ png: file }) => withPngChunks(file, ['prVt', zipArchive()])],
  [
    'png: a script in packed text',
    'polyglot',
    ({ png: file }) =>
      withPngChunks(file, ['zTXt', Buffer.concat([text('Comment\0\0'), deflateSync('<script>alert(1)</script>')])]),
  ],
  [
    'png: PHP in its text',
    'polyglot',
    ({ png: file }) => withPngChunks(file, ['tEXt', text('Comment\0<?php system(1);')]),
  ],
  [
    'png: a PDF header in its first kilobyte',
    'polyglot',
    ({ png: file }) => withPngChunks(file, ['tEXt', text('a\0%PDF-1.4')]),
  ],
  ['png: animated', 'multiple-pages', ({ png: file }) => withPngChunks(file, ['acTL', Buffer.alloc(8)])],
  ['png: an unknown critical part', 'malformed', ({ png: file }) => withPngChunks(file, ['ABCD', Buffer.alloc(8)])],
  ['png: a wrong checksum', 'malformed', ({ png: file }) => changed(file, 40, 1, 2, 3)],
  ['png: no pixels', 'malformed', () => pngOf(pngHeader(5, 5), end)],
  ['png: too few pixels', 'truncated', () => pngOf(pngHeader(50, 50), ['IDAT', bomb(20)], end)],
  ['png: a length beyond its end', 'truncated', ({ png: file }) => changed(file, 33, 0x7f, 0xff, 0xff, 0xff)],
  [
    'png: a million empty parts',
    'too-complex',
    ({ png: file }) => {
      const part = pngOf(['tEXt', Buffer.alloc(0)]).subarray(8);
      const many = Buffer.alloc(part.length * 8_000_000, part);
      return Buffer.concat([file.subarray(0, 33), many, file.subarray(33)]);
    },
  ],
];

const jpeg: readonly Row[] = [
  ['jpeg: start alone', 'truncated', () => Buffer.from([0xff, 0xd8, 0xff])],
  ['jpeg: 65,535 px', 'absurd-size', ({ jpeg: file }) => changed(file, frameAt(file) + 5, 255, 255, 255, 255)],
  ['jpeg: another height than it has', 'truncated', ({ jpeg: file }) => changed(file, frameAt(file) + 5, 0, 200)],
  ['jpeg: 12 bits', 'unsupported', ({ jpeg: file }) => changed(file, frameAt(file) + 4, 12)],
  ['jpeg: lossless', 'unsupported', ({ jpeg: file }) => changed(file, frameAt(file) + 1, 0xc3)],
  [
    'jpeg: 20 MB of comments',
    'oversized-metadata',
    ({ jpeg: file }) => withJpegSegments(file, ...copies(0xfe, Buffer.alloc(65_000), 320)),
  ],
  [
    'jpeg: a colour profile of 6 MB',
    'oversized-metadata',
    ({ jpeg: file }) =>
      withJpegSegments(file, ...copies(0xe2, Buffer.concat([text('ICC_PROFILE\0\x01\x60'), Buffer.alloc(65_000)]), 96)),
  ],
  ['jpeg: an archive in a comment', 'polyglot', ({ jpeg: file }) => withJpegSegments(file, [0xfe, zipArchive()])],
  [
    'jpeg: a script in a comment',
    'polyglot',
    ({ jpeg: file }) => withJpegSegments(file, [0xfe, text('*/=1;</x><script src=a>')]),
  ],
  [
    'jpeg: PHP in its camera data',
    'polyglot',
    ({ jpeg: file }) => withJpegSegments(file, [0xe1, text('Exif\0\0<?php eval(1);')]),
  ],
  [
    'jpeg: a thousand passes',
    'decompression-bomb',
    async () => passes(await sampleRaster().jpeg({ progressive: true }).toBuffer()),
  ],
  ['jpeg: no end', 'truncated', ({ jpeg: file }) => file.subarray(0, file.length - 2)],
  [
    'jpeg: two frames',
    'malformed',
    ({ jpeg: file }) => withJpegSegments(file, [0xc0, file.subarray(frameAt(file) + 4, frameAt(file) + 19)]),
  ],
  ['jpeg: a second picture behind the first', 'polyglot', ({ jpeg: file }) => after(file, file)],
];

const others: readonly Row[] = [
  ['webp: a part of unknown kind', 'polyglot', ({ webp: file }) => riff(file, text('EVIL'), Buffer.alloc(8))],
  ['webp: animated', 'multiple-pages', ({ webp: file }) => riff(file, text('ANIM'), Buffer.alloc(6))],
  ['webp: code in its metadata', 'polyglot', ({ webp: file }) => riff(file, text('XMP '), text('<script>al()'))],
  [
    'webp: 16,383 px',
    'absurd-size',
    ({ webp: file }) => changed(file, file.indexOf(Buffer.from([0x9d, 1, 0x2a])) + 3, 255, 63),
  ],
  ['tiff: two pictures', 'multiple-pages', () => tiffOf(tiffFields(2, 2), { next: 8 })],
  ['tiff: a folder that is its own next', 'multiple-pages', () => tiffOf(tiffFields(2, 2), { next: 20 })],
  ['tiff: a folder that is its own sub-folder', 'malformed', () => tiffOf([...tiffFields(2, 2), [330, 4, 1, 20]])],
  ['tiff: a place beyond its end', 'truncated', () => changed(tiffOf(tiffFields(2, 2)), 4, 255, 255, 255, 127)],
  ['tiff: four thousand million pixels a side', 'absurd-size', () => tiffOf(tiffFields(2 ** 32 - 1, 2 ** 32 - 1))],
  ['tiff: 9,000 px from nothing', 'decompression-bomb', () => tiffOf(tiffFields(9000, 9000))],
  [
    'tiff: four thousand million strips',
    'truncated',
    () =>
      tiffOf(
        tiffFields(2, 2).map((field) => (field[0] === 273 || field[0] === 279 ? [field[0], 4, 2 ** 30, 8] : field)),
      ),
  ],
  [
    'tiff: a tile of 100,000 px',
    'absurd-size',
    () => tiffOf([...tiffFields(9, 9), [322, 4, 1, 100_000], [323, 4, 1, 100_000], [324, 4, 1, 8], [325, 4, 1, 12]]),
  ],
  ['tiff: an unknown coding', 'unsupported', () => tiffOf([...tiffFields(2, 2), [259, 3, 1, 34712]])],
  [
    'tiff: 10 KB that belong to nothing',
    'polyglot',
    () => tiffOf(tiffFields(2, 2), { data: Buffer.alloc(10_000, 'x') }),
  ],
  [
    'tiff: an archive between its parts',
    'polyglot',
    () => tiffOf(tiffFields(2, 2), { data: after(Buffer.alloc(12), zipArchive()) }),
  ],
  ['psd: 300,000 px', 'absurd-size', ({ psd: file }) => changed(file, 14, 0, 4, 0x93, 0xe0)],
  ['psd: a row too long', 'malformed', ({ psd: file }) => changed(file, file.length - 27, 127)],
  ['psd: CMYK', 'unsupported', () => new PackBitsPsd({ width: 9, height: 9, mode: 4 }).toBuffer()],
  ['psd: large document', 'unsupported', ({ psd: file }) => changed(file, 5, 2)],
  [
    'psd: a layer of two thousand million px',
    'absurd-size',
    () => new PackBitsPsd({ width: 9, height: 9, layers: oneLayer([0, 0, 2 ** 31 - 1, 9]) }).toBuffer(),
  ],
  [
    'psd: thirty thousand layers',
    'too-complex',
    () => new PackBitsPsd({ width: 9, height: 9, layers: oneLayer([0, 0, 9, 9], 30_000) }).toBuffer(),
  ],
  [
    'psd: code in a resource',
    'polyglot',
    () => new PackBitsPsd({ width: 9, height: 9, resources: [[1060, text('<script>alert(1)</script>')]] }).toBuffer(),
  ],
  [
    'psd: a colour profile of 6 MB',
    'oversized-metadata',
    () => new PackBitsPsd({ width: 9, height: 9, resources: [[1039, Buffer.alloc(6 * MEBIBYTE)]] }).toBuffer(),
  ],
  ['nothing', 'empty', () => Buffer.alloc(0)],
  ['a GIF', 'unsupported', () => text('GIF89a\x01\0\x01\0')],
  ['a PDF of nothing', 'malformed', () => text('%PDF-1.7')],
  ['an archive', 'unsupported', () => zipArchive()],
  ['a program', 'unsupported', () => text('\x7fELF\x02')],
  ['a web page', 'unsupported', () => text('<html><script>alert(1)</script></html>')],
  ['a PDF under the signature of a PNG', 'polyglot', () => text('\x89PNG\r\n\x1a\n%PDF-1.7')],
  ['noise', 'unsupported', () => Buffer.from([7, 3, 9, 200, 13])],
];

/** Rasters with false headers, extra content or excessive unpacked size. */
export const HOSTILE_RASTERS: readonly HostileFile[] = [...everyKind, ...png, ...jpeg, ...others].map(
  ([title, reason, make]) => ({ title, reason, make: async () => make(await validRasters()) }),
);

function copies(marker: number, data: Buffer, count: number): [number, Buffer][] {
  return Array.from({ length: count }, () => [marker, data]);
}

/** Returns the offset of a baseline JPEG's frame header. */
function frameAt(file: Buffer): number {
  return file.indexOf(Buffer.from([0xff, 0xc0]));
}

/** Returns a progressive JPEG whose last pass is repeated a thousand times. */
function passes(file: Buffer): Buffer {
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = file.subarray(last, file.length - 2);
  return Buffer.concat([
    file.subarray(0, last),
    Buffer.alloc(scan.length * 1000, scan),
    file.subarray(file.length - 2),
  ]);
}

/** Appends a chunk to a WebP and includes it in its size. */
function riff(file: Buffer, type: Buffer, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  const part = Buffer.concat([type, length, data]);
  const grown = Buffer.concat([file, part]);
  grown.writeUInt32LE(grown.length - 8, 4);
  return grown;
}
