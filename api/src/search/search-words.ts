const MAXIMUM_WORDS = 8;

/** The words of a search text: lowercase and digits without accents, at most eight. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAXIMUM_WORDS);
}

/**
 * How many typing errors a word of this length may hold: short words have too many neighbors for any.
 */
export function allowedErrors(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Steps from one word to the other: letters added, dropped, changed or swapped (optimal string alignment). */
function typingErrors(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const choices = [
        stepsAt(last, column) + 1,
        stepsAt(current, column - 1) + 1,
        stepsAt(last, column - 1) + (isSame ? 0 : 1),
        ...(isSwap && row > 1 && column > 1 ? [stepsAt(beforeLast, column - 2) + 1] : []),
      ];
      current.push(Math.min(...choices));
    }
    beforeLast = last;
    last = current;
  }
  return stepsAt(last, word.length);
}

function stepsAt(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** The nearest of the candidates within the errors allowed, all of equal distance, at most four. */
export function nearestWords(typed: string, candidates: readonly string[]): string[] {
  const distances = candidates.map((word) => ({ word, errors: typingErrors(typed, word) }));
  const least = Math.min(...distances.map(({ errors }) => errors));
  if (least > allowedErrors(typed)) return [];
  return distances
    .filter(({ errors }) => errors === least)
    .map(({ word }) => word)
    .slice(0, 4);
}

/**
 * A PostgreSQL text query: every word, begun as typed or in one of its near spellings.
 * @param weight only in this part of a document, such as `A`, the title; anywhere when left out
 */
export function textQuery(words: readonly { typed: string; near: readonly string[] }[], weight = ''): string {
  const terms = words.map(({ typed, near }) =>
    near.length === 0
      ? `'${typed}':*${weight}`
      : `(${near.map((word) => `'${word}':${weight || 'ABCD'}`).join(' | ')})`,
  );
  return terms.join(' & ');
}
