import type { EmbeddedWords } from './said-words.ts';
import { textOfBytes } from './text-of-bytes.ts';

/** The Photoshop image resource that holds IPTC-IIM, with an empty name. */
const RESOURCE = Buffer.from('8BIM\x04\x04\0\0', 'latin1');
/** Start of the datasets where no resource surrounds them, as in TIFF: the UTF-8 declaration, or their version. */
const BEGINNINGS = [Buffer.from('\x1c\x01\x5a\0\x03\x1b%G', 'latin1'), Buffer.from([0x1c, 2, 0, 0, 2])];
const MARKER = 0x1c;
const TITLE = 5;
const KEYWORD = 25;
const CAPTION = 120;
const MAX_DATASETS = 2000;

/** Returns the words of the first IPTC-IIM block of a file. */
export function iptcWords(bytes: Buffer): EmbeddedWords {
  const texts = new Map<number, string[]>();
  for (const [number, text] of datasets(bytes, beginning(bytes))) {
    texts.set(number, [...(texts.get(number) ?? []), text]);
  }
  return {
    title: texts.get(TITLE)?.[0] ?? '',
    description: texts.get(CAPTION)?.[0] ?? '',
    keywords: texts.get(KEYWORD) ?? [],
  };
}

function beginning(bytes: Buffer): number {
  const resource = bytes.indexOf(RESOURCE);
  if (resource >= 0) return resource + RESOURCE.length + 4;
  const beginnings = BEGINNINGS.map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0);
  return Math.min(bytes.length, ...beginnings);
}

/** Yields the datasets of record 2, starting at an offset, as long as they are contiguous. */
function* datasets(bytes: Buffer, from: number): Generator<readonly [number: number, text: string]> {
  let offset = from;
  for (let count = 0; count < MAX_DATASETS && offset + 5 <= bytes.length && bytes[offset] === MARKER; count += 1) {
    const [record = 0, number = 0] = bytes.subarray(offset + 1, offset + 3);
    const length = bytes.readUInt16BE(offset + 3);
    // A set first bit would start an extended dataset, which none of these texts needs.
    if (length > 0x7fff || offset + 5 + length > bytes.length) return;
    const data = bytes.subarray(offset + 5, offset + 5 + length);
    if (record === 2) yield [number, textOfBytes(data)];
    offset += 5 + length;
  }
}
