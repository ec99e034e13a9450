import type { DrawingWords } from './drawing-words.ts';
import { FLOWER_WORDS } from './flower-words.ts';
import { HERITAGE_WORDS } from './heritage-words.ts';
import { MODERN_WORDS } from './modern-words.ts';
import { SMALL_WORDS } from './small-words.ts';
import { SURFACE_WORDS } from './surface-words.ts';

const WORDS = { ...FLOWER_WORDS, ...MODERN_WORDS, ...HERITAGE_WORDS, ...SURFACE_WORDS, ...SMALL_WORDS };

/** Returns the texts of a drawing, named as family and index of the variant. Throws an Error if there are none. */
export function wordsOf(drawing: string): DrawingWords {
  const words = WORDS[drawing];
  if (!words) throw new Error(`there are no words for ${drawing}`);
  return words;
}
