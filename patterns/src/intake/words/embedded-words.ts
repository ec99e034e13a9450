import { iptcWords } from './iptc-words.ts';
import { pngWords } from './png-words.ts';
import type { EmbeddedWords } from './said-words.ts';
import { xmpWords } from './xmp-words.ts';

/**
 * Reads the descriptive metadata embedded in a file: XMP, then IPTC-IIM, then PNG text chunks, each where the previous
 * ones are silent. Packets are found by scanning for their markers, as XMP part 3 describes for readers of any format;
 * all of it is treated as text only. Never throws, whatever the bytes are.
 */
export function embeddedWords(file: Uint8Array): EmbeddedWords {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  const [xmp, iptc, png] = [xmpWords(bytes), iptcWords(bytes), pngWords(bytes)];
  const title = xmp.title || iptc.title || png.title;
  const description = xmp.description || iptc.description || png.description;
  const keywords = [xmp, iptc, png].find((words) => words.keywords.length > 0)?.keywords ?? [];
  return { title, description, keywords };
}
