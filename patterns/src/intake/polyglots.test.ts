import { reportFigure } from '../../../scripts/reliability/rounds.mjs';
import { inspectUpload } from './inspect-upload.ts';
import { pdfOf } from './testing/pdf-builder.ts';
import { VALID_SVG, validRasters, withJpegSegments, zipArchive } from './testing/valid-files.ts';

type Valid = Awaited<ReturnType<typeof validRasters>>;

const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const after = (file: Buffer, ...content: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat([file, ...content.map((part) => (typeof part === 'string' ? text(part) : part))]);
const PAGE = '<html><body><script>alert(1)</script></body></html>';
const ARCHIVE = '<?php __HALT_COMPILER(); ?>\r\n\x01\0\0\0GBMB';

/** Files that two programs read as two different types. */
const POLYGLOTS: Readonly<Record<string, (valid: Valid) => Buffer>> = {
  'a GIF that is a script': () => text('GIF89a/*\x01\0\x01\0*/=1;alert(1);//\0;'),
  'a BMP that is a script': () => text('BM=1;alert(1)//'.padEnd(200, '\0')),
  'a PDF that is an archive': () => after(pdfOf({ content: '' }), zipArchive()),
  'an archive that is a PDF': () => after(zipArchive(), pdfOf({ content: '' })),
  'a PDF that is a web page': () => after(text('<!--'), pdfOf({ content: '' }), `-->${PAGE}`),
  'a JPEG that is a PHP archive': ({ jpeg }) => withJpegSegments(jpeg, [0xfe, text(ARCHIVE)]),
  'a JPEG with a PHP archive behind it': ({ jpeg }) => after(jpeg, ARCHIVE, Buffer.alloc(5000)),
  'a JPEG that is an archive': ({ jpeg }) => after(jpeg, zipArchive()),
  'a JPEG that is a script': ({ jpeg }) => withJpegSegments(jpeg, [0xfe, text('*/=alert(1);<script>1</script>/*')]),
  'a PNG that is a Windows program': ({ png }) => after(text('MZ'), png),
  'a PNG that is a web page': ({ png }) => after(png, PAGE, 'a'.repeat(5000)),
  'a PNG that is an archive': ({ png }) => after(png, zipArchive()),
  'a PNG under the signature of a JPEG': ({ png }) => after(text('\xff\xd8\xff'), png),
  'a JPEG under the signature of a PNG': ({ jpeg }) => after(text('\x89PNG\r\n\x1a\n'), jpeg),
  'a TIFF under the signature of a WebP': ({ tiff }) => after(text('RIFF\xff\xff\0\0WEBP'), tiff),
  'a PSD that is a PDF': ({ psd }) => after(psd, pdfOf({ content: '' })),
  'a drawing that is a web page': () => text(`<!DOCTYPE html>${VALID_SVG}${PAGE}`),
  'a drawing with a web page in it': () => text(VALID_SVG.replace('</svg>', `${PAGE}</svg>`)),
  'a drawing with a web page behind it': () => text(VALID_SVG + PAGE),
  'a drawing that is an archive': () => after(Buffer.from(VALID_SVG), zipArchive()),
  'a drawing behind the signature of a GIF': () => text(`GIF89a=1;${VALID_SVG}`),
  'a script that is a drawing': () => text(`#!/bin/sh\n${VALID_SVG}`),
};

test('F2 files that are two things at once are refused, whatever they begin with', async () => {
  const valid = await validRasters();
  const results = await Promise.all(
    Object.entries(POLYGLOTS).map(async ([title, make]) => [title, await inspectUpload(make(valid))] as const),
  );
  expect(results.filter(([, { isAccepted }]) => isAccepted).map(([title]) => title)).toEqual([]);
  reportFigure('F2 polyglots are refused', `${results.length} of ${results.length} files`);
});
