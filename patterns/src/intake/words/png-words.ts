import { inflateSync } from 'node:zlib';
import type { EmbeddedWords } from './said-words.ts';
import { textOfBytes } from './text-of-bytes.ts';
import { xmpWords } from './xmp-words.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Length, type and checksum around the data of a chunk. */
const FRAME_LENGTH = 12;
const MAX_CHUNKS = 500;
/** Texts that unpack to more are ignored. */
const MAX_TEXT_BYTES = 1_000_000;
const NO_FLAGS = Buffer.from([0, 0]);
const NOTHING = Buffer.alloc(0);

/** Returns the words in the text chunks of a PNG: its XMP if it is compressed, and the specification's keywords. */
export function pngWords(bytes: Buffer): EmbeddedWords {
  const texts = new Map<string, Buffer>();
  for (const [keyword, text] of pngTexts(bytes)) if (!texts.has(keyword)) texts.set(keyword, text);
  const xmp = xmpWords(texts.get('XML:com.adobe.xmp') ?? NOTHING);
  return {
    title: xmp.title || textOfBytes(texts.get('Title') ?? NOTHING),
    description: xmp.description || textOfBytes(texts.get('Description') ?? NOTHING),
    keywords: xmp.keywords,
  };
}

function* pngTexts(bytes: Buffer): Generator<readonly [keyword: string, text: Buffer]> {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return;
  let offset = SIGNATURE.length;
  for (let count = 0; count < MAX_CHUNKS && offset + FRAME_LENGTH <= bytes.length; count += 1) {
    const length = bytes.readUInt32BE(offset);
    const data = bytes.subarray(offset + 8, offset + 8 + length);
    const end = data.indexOf(0);
    const text = end > 0 ? textIn(bytes.toString('latin1', offset + 4, offset + 8), data.subarray(end + 1)) : null;
    if (text !== null) yield [data.toString('latin1', 0, end), text];
    offset += FRAME_LENGTH + length;
  }
}

/** Returns the text after the keyword of a chunk, or null for a chunk of another type. */
function textIn(type: string, rest: Buffer): Buffer | null {
  if (type === 'tEXt') return rest;
  if (type === 'zTXt') return unpacked(rest.subarray(1));
  if (type !== 'iTXt' || !rest.subarray(0, NO_FLAGS.length).equals(NO_FLAGS)) return null;
  const language = rest.indexOf(0, NO_FLAGS.length);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  return translated < 0 ? null : rest.subarray(translated + 1);
}

function unpacked(data: Buffer): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: MAX_TEXT_BYTES });
  } catch {
    // Ignore text that does not unpack.
    return null;
  }
}
