import { ascii } from '../file-meta.ts';

/** Lines of a conforming document have at most 255 characters, including the keyword. */
const MAX_TEXT_LENGTH = 200;

/** Formats text for a document structuring comment (Adobe PostScript DSC 3.0): ASCII in parentheses. */
export function dscText(text: string): string {
  const escaped = ascii(text)
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\\()]/g, '\\$&');
  return `(${escaped})`;
}
