/**
 * Returns how many typing errors a word of this length may contain. Short words have too many neighbors to allow any,
 * and numbers are never corrected.
 */
function allowedErrors(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns the edit distance: letters added, dropped, changed or swapped (optimal string alignment). */
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

/**
 * Returns the most likely intended word: the nearest within the allowed errors, preferring the same first letter, then
 * the earlier candidate. Null when none is near.
 */
export function nearestWord(typed: string, candidates: readonly string[]): string | null {
  const ranked = candidates
    .map((word) => ({ word, errors: typingErrors(typed, word), isOther: word[0] !== typed[0] }))
    .filter(({ errors }) => errors <= allowedErrors(typed))
    .toSorted((left, right) => left.errors - right.errors || Number(left.isOther) - Number(right.isOther));
  return ranked[0]?.word ?? null;
}

/** Whether a word is long enough to be corrected. */
export function canBeMistyped(word: string): boolean {
  return allowedErrors(word) > 0;
}
