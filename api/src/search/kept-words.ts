import { searchWords } from './language/search-words.ts';

const MAX_CHARACTERS = 100;

/**
 * Returns the words of a search that may be stored; empty if none may. Numbers are dropped because they may be order or
 * phone numbers, and so is anything that looks like an email address.
 */
export function keptWords(text: string): string {
  if (text.includes('@')) return '';
  return searchWords(text)
    .filter((word) => !/\d{4}/.test(word))
    .join(' ')
    .slice(0, MAX_CHARACTERS);
}
