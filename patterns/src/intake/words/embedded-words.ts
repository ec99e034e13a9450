import { iptcWords } from './iptc-words.ts';
import { pngWords } from './png-words.ts';
import type { EmbeddedWords } from './said-words.ts';
import { xmpWords } from './xmp-words.ts';

/**
 * What programs have written into a file about its picture: XMP, then IPTC-IIM, then the texts of a PNG, each where those
 * before say nothing. The packets are found by their marks, as XMP part 3 has it for readers of any format; none of it is
 * taken for anything but text. Nothing is thrown, whatever the bytes are.
 */
export function embeddedWords(file: Uint8Array): EmbeddedWords {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  const [xmp, iptc, png] = [xmpWords(bytes), iptcWords(bytes), pngWords(bytes)];
  const title = xmp.title || iptc.title || png.title;
  const description = xmp.description || iptc.description || png.description;
  const keywords = [xmp, iptc, png].find((words) => words.keywords.length > 0)?.keywords ?? [];
  return { title, description, keywords };
}
