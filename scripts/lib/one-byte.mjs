import { readFileSync } from 'node:fs';

/** Number of context characters on each side. */
const AROUND = 40;

/**
 * Refuses a program with a character beyond Latin-1: a single one makes V8 store the whole text with two bytes per
 * character. esbuild escapes them in strings, but not in regular expressions, where they must be written as `\u2019`.
 */
export function requireOneByte(file) {
  const text = readFileSync(file, 'utf8');
  const found = /[^\0-\xFF]/.exec(text);
  if (!found) return;
  const shown = text.slice(Math.max(0, found.index - AROUND), found.index + AROUND);
  throw new Error(`${file} has a character beyond Latin-1 in: ${shown}`);
}
