import type { UploadKind } from './upload-result.ts';
import { Refusal } from './upload-result.ts';

const startsWith = (text: string, offset = 0): ((bytes: Buffer) => boolean) => {
  const signature = Buffer.from(text, 'latin1');
  return (bytes) => bytes.subarray(offset, offset + signature.length).equals(signature);
};

const isRiff = startsWith('RIFF');
const isWebp = startsWith('WEBP', 8);

const TAKEN: readonly (readonly [UploadKind, (bytes: Buffer) => boolean])[] = [
  ['png', startsWith('\x89PNG\r\n\x1a\n')],
  ['jpeg', startsWith('\xff\xd8\xff')],
  ['webp', (bytes) => isRiff(bytes) && isWebp(bytes)],
  ['tiff', startsWith('II*\0')],
  ['tiff', startsWith('MM\0*')],
  ['psd', startsWith('8BPS')],
  ['pdf', startsWith('%PDF-')],
];

/** Files that designers are likely to try, so that the refusal can name what was sent. */
const KNOWN: readonly (readonly [string, (bytes: Buffer) => boolean])[] = [
  ['an EPS or PostScript file', startsWith('%!PS')],
  ['an EPS file with a preview', startsWith('\xc5\xd0\xd3\xc6')],
  ['a GIF', startsWith('GIF8')],
  ['a BMP', startsWith('BM')],
  ['a BigTIFF', startsWith('II+\0')],
  ['a BigTIFF', startsWith('MM\0+')],
  ['an AVIF or HEIC', startsWith('ftyp', 4)],
  ['a JPEG XL', startsWith('\xff\x0a')],
  ['a zip archive', startsWith('PK')],
  ['a compressed file', startsWith('\x1f\x8b')],
  ['a RAR archive', startsWith('Rar!')],
  ['a program', startsWith('MZ')],
  ['a program', startsWith('\x7fELF')],
  ['a script', startsWith('#!')],
];

const UTF8_MARK = '\xef\xbb\xbf';
const UTF16_MARKS = ['\xff\xfe', '\xfe\xff', '<\0', '\0<'];
const MARKUP_HEAD_BYTES = 4096;

/**
 * Determines the type of a file from its content alone; names and declared types are ignored. Throws a Refusal with the
 * reason `unsupported` for everything else, naming what it seems to be.
 */
export function sniffKind(bytes: Buffer): UploadKind {
  const taken = TAKEN.find(([, matches]) => matches(bytes));
  if (taken) return taken[0];
  const known = KNOWN.find(([, matches]) => matches(bytes));
  if (known) throw new Refusal('unsupported', `This is ${known[0]}, which is not taken.`);
  const head = bytes.subarray(0, MARKUP_HEAD_BYTES).toString('latin1');
  if (UTF16_MARKS.some((mark) => head.startsWith(mark)))
    throw new Refusal('unsupported', 'Drawings are taken in UTF-8 only.');
  const markup = (head.startsWith(UTF8_MARK) ? head.slice(UTF8_MARK.length) : head).trimStart();
  if (markup === '') throw new Refusal('unsupported', 'The file is of no kind that is taken.');
  if (/^<(?:!doctype\s+html|html)\b/i.test(markup)) throw new Refusal('unsupported', 'This is a web page.');
  if (markup.startsWith('<')) return 'svg';
  throw new Refusal('unsupported', 'The file is of no kind that is taken.');
}
