import { Refusal } from '../../intake/upload-result.ts';
import { readJpegFacts } from './jpeg-facts.ts';
import { readPngFacts } from './png-facts.ts';
import { readPsdFacts } from './psd-facts.ts';
import { readTiffFacts } from './tiff-facts.ts';
import type { UploadFacts } from './upload-facts.ts';
import { readWebpFacts } from './webp-facts.ts';

type Reader = (bytes: Uint8Array) => UploadFacts | Promise<UploadFacts>;

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  Array.from(signature, (letter) => letter.charCodeAt(0)).every((code, index) => bytes[at + index] === code);

const READERS: readonly (readonly [matches: (bytes: Uint8Array) => boolean, read: Reader])[] = [
  [(bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'), readPngFacts],
  [(bytes) => startsWith(bytes, '\xff\xd8\xff'), readJpegFacts],
  [(bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8), readWebpFacts],
  [(bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*'), readTiffFacts],
  [(bytes) => startsWith(bytes, '8BPS'), readPsdFacts],
  [(bytes) => startsWith(bytes, '%PDF-'), (bytes) => drawingFacts(bytes, 'pdf')],
];

const MARKUP_HEAD_BYTES = 4096;

/**
 * What a file says of itself, by its content: names and declared types are not asked. Runs in pages and servers alike,
 * holds nothing but the file, and looks at no more than its structure. It proves nothing: whether a file is harmless is
 * for the intake to say. Throws a Refusal for what is of no kind that is taken, or ends too soon.
 */
export async function readFacts(bytes: Uint8Array): Promise<UploadFacts> {
  if (bytes.length === 0) throw new Refusal('empty', 'The file is empty.');
  const reader = READERS.find(([matches]) => matches(bytes));
  if (reader) return reader[1](bytes);
  if (isMarkup(bytes)) return drawingFacts(bytes, 'svg');
  throw new Refusal('unsupported', 'The file is of no kind that is taken.');
}

function isMarkup(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, MARKUP_HEAD_BYTES)).trimStart();
  return head.startsWith('<') && !/^<(?:!doctype\s+html|html)\b/i.test(head);
}

/** What a drawing says of its size is known once it was read. */
function drawingFacts(bytes: Uint8Array, kind: 'svg' | 'pdf'): UploadFacts {
  const colors = { bitDepth: 8, colorModel: 'rgb', profile: null } as const;
  return { kind, bytes: bytes.length, size: null, ...colors, dpi: null, layers: 0 };
}
