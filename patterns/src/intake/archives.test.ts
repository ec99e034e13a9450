import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { reportFigure } from '../../../scripts/reliability/rounds.mjs';
import { inspectUpload } from './inspect-upload.ts';
import { pdfOf, pdfStream } from './testing/pdf-builder.ts';
import { VALID_SVG, zipArchive } from './testing/valid-files.ts';

const MEBIBYTE = 1024 * 1024;
const ENTRIES = 100_000;
const CPU_SECONDS = 1;

const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * MEBIBYTE);

/** Returns an archive of one packed file. */
function packedZip(content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(1, 26);
  return Buffer.concat([head, text('a'), packed, zipArchive('a', '').subarray(31)]);
}

const nested = (pack: (content: Buffer) => Buffer, content: Buffer, levels: number): Buffer =>
  levels === 0 ? content : nested(pack, pack(content), levels - 1);

/** Returns a PDF whose cross-reference table names itself as its predecessor. */
function withPlacesInACircle(pdf: Buffer): Buffer {
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 9 /Root 1 0 R /Prev ${pdf.length} >>\n`;
  return Buffer.concat([pdf, text(`${table}startxref\n${pdf.length}\n%%EOF\n`)]);
}

const packedOften = (levels: number) =>
  pdfOf({
    content: '',
    page: '/Contents 10 0 R',
    objects: [
      pdfStream(
        `/Filter [${'/FlateDecode '.repeat(levels)}]`,
        nested((part) => deflateSync(part), zeros(64), levels).toString('latin1'),
      ),
    ],
  });

/** Files with the reasons of which one must be reported. */
const FILES: readonly (readonly [title: string, reasons: readonly string[], make: () => Buffer])[] = [
  ['a zip that unpacks to a thousand times its size', ['unsupported'], () => packedZip(zeros(64))],
  ['a zip in a zip in a zip, a million times its size', ['unsupported'], () => nested(packedZip, zeros(64), 6)],
  [
    'a zip of 100,000 files',
    ['unsupported'],
    () => Buffer.concat(Array.from({ length: ENTRIES }, () => zipArchive('a', ''))),
  ],
  ['a drawing packed as .svgz', ['unsupported'], () => gzipSync(VALID_SVG)],
  ['a gzip that unpacks to a thousand times its size', ['unsupported'], () => gzipSync(zeros(64), { level: 9 })],
  ['a gzip in a gzip in a gzip', ['unsupported'], () => nested((part) => gzipSync(part), zeros(64), 6)],
  ['a RAR', ['unsupported'], () => Buffer.concat([text('Rar!\x1a\x07\x01\0'), zeros(1)])],
  ['a PDF packed nine times', ['decompression-bomb', 'unsupported', 'malformed'], () => packedOften(9)],
  ['a PDF of a hundred million bytes in few', ['decompression-bomb'], () => packedOften(1)],
  [
    'a PDF in a PDF',
    ['placed-file'],
    () =>
      pdfOf({
        content: '',
        catalog: '/Names << /EmbeddedFiles 10 0 R >>',
        objects: [pdfStream('', pdfOf({ content: '' }).toString('latin1'))],
      }),
  ],
  [
    'a PDF of 100,000 objects',
    ['too-complex'],
    () => pdfOf({ content: '', objects: Array.from({ length: ENTRIES }, () => 'null') }),
  ],
  ['a PDF of 100,000 pages', ['multiple-pages', 'too-complex'], () => pdfOf({ content: '', pages: ENTRIES })],
  [
    'a PDF whose objects stand for each other',
    ['malformed', 'unsupported', 'too-complex', 'recursion'],
    () => pdfOf({ content: '', page: '/Contents 10 0 R', objects: ['11 0 R', '10 0 R'] }),
  ],
];

test('F3 archives and PDFs that unpack or repeat without end are refused within a second of processor time', async () => {
  const named: Record<string, boolean> = {};
  let slowest = 0;
  for (const [title, reasons, make] of FILES) {
    const bytes = make();
    const before = process.cpuUsage();
    const result = await inspectUpload(bytes);
    const { user, system } = process.cpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1_000_000);
    named[title] = !result.isAccepted && reasons.includes(result.reason);
  }
  expect(Object.entries(named).filter(([, isNamed]) => !isNamed)).toEqual([]);
  expect(slowest).toBeLessThan(CPU_SECONDS);
  reportFigure(
    'F3 archives and PDFs that unpack without end are refused',
    `${FILES.length} of ${FILES.length} files, ${slowest.toFixed(2)} s of processor time at most`,
  );
});

test('F3 a PDF whose places lead in a circle is read by its marks, as it is without them', async () => {
  const pdf = pdfOf({ content: '1 0 0 rg 9 9 50 50 re f' });
  const plain = await inspectUpload(pdf);
  expect(plain).toMatchObject({ isAccepted: true, kind: 'pdf' });
  expect(await inspectUpload(withPlacesInACircle(pdf))).toMatchObject({ ...plain, steps: expect.any(Number) });
});
