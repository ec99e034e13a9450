import { searchWords } from './language/search-words.ts';

const MAX_CHARACTERS = 100;

/**
 * The words of a search as they may be kept; empty where nothing may. Numbers are left out, for they may be those of orders
 * or phones, and so is what looks like an address.
 */
export function keptWords(text: string): string {
  if (text.includes('@')) return '';
  return searchWords(text)
    .filter((word) => !/\d{4}/.test(word))
    .join(' ')
    .slice(0, MAX_CHARACTERS);
}
