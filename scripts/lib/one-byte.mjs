import { readFileSync } from 'node:fs';

/** Characters on each side of what is shown. */
const AROUND = 40;

/**
 * Refuses a program with a character beyond Latin-1: for the sake of one, V8 keeps all of its text with two bytes for each.
 * esbuild escapes them in strings, but not in regular expressions, where they are to be written as `\u2019`.
 */
export function requireOneByte(file) {
  const text = readFileSync(file, 'utf8');
  const found = /[^\0-\xFF]/.exec(text);
  if (!found) return;
  const shown = text.slice(Math.max(0, found.index - AROUND), found.index + AROUND);
  throw new Error(`${file} has a character beyond Latin-1 in: ${shown}`);
}
