const MAX_WORDS = 8;
const MAX_CHARACTERS = 60;

/** Words that say nothing; the index leaves them out as well (`search_tokens` of the database). */
const FILLER = new Set('a an and at by for from in of on or the to with'.split(' '));

/** What everything in the shop is, so that it narrows nothing. */
const EVERYTHING = new Set(
  'pattern patterns design designs seamless repeating print prints fabric fabrics textile textiles wallpaper wallpapers art artwork digital download'.split(
    ' ',
  ),
);

/** Small letters without accents and apostrophes, as the words of the index are written. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'\u2019\u02BC]/gu, '')
    .toLowerCase();
}

/** The words of a text as the index holds them, in their order, at most eight. */
export function searchWords(text: string): string[] {
  const words = plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !FILLER.has(word) && word.length <= MAX_CHARACTERS).slice(0, MAX_WORDS);
}

/** Whether every pattern of the shop is such a thing. */
export function isEverything(word: string): boolean {
  return EVERYTHING.has(word);
}
