const MAX_WORDS = 8;
const MAX_CHARACTERS = 60;

/** Stop words; the index drops them as well (database function `search_tokens`). */
const FILLER = new Set('a an and at by for from in of on or the to with'.split(' '));

/** Words that describe everything in the shop and so do not narrow a search. */
const EVERYTHING = new Set(
  'pattern patterns design designs seamless repeating print prints fabric fabrics textile textiles wallpaper wallpapers art artwork digital download'.split(
    ' ',
  ),
);

/** Normalizes text like the index: lowercase, without accents and apostrophes. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'\u2019\u02BC]/gu, '')
    .toLowerCase();
}

/** Returns the words of a text as the index holds them, in order, at most eight. */
export function searchWords(text: string): string[] {
  const words = plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !FILLER.has(word) && word.length <= MAX_CHARACTERS).slice(0, MAX_WORDS);
}

/** Whether the word describes every pattern of the shop. */
export function isEverything(word: string): boolean {
  return EVERYTHING.has(word);
}
