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
 * Returns the facts of a file from its content: names and declared types are ignored. Works in browsers and on servers,
 * holds only the file, and examines only its structure. It proves nothing: whether a file is harmless is determined by
 * the intake. Throws a Refusal for unsupported or truncated files.
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

/** Returns the facts of a drawing; its size is known only after reading it. */
function drawingFacts(bytes: Uint8Array, kind: 'svg' | 'pdf'): UploadFacts {
  const colors = { bitDepth: 8, colorModel: 'rgb', profile: null } as const;
  return { kind, bytes: bytes.length, size: null, ...colors, dpi: null, layers: 0 };
}
