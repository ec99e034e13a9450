/**
 * How many typing errors a word of this length may hold: short words have too many neighbors for any, and a number is
 * never taken for another.
 */
function allowedErrors(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
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

/**
 * The word that was meant: the nearest within the errors allowed, of equally near ones that with the same first letter,
 * then the first of the candidates. Null when none is near.
 */
export function nearestWord(typed: string, candidates: readonly string[]): string | null {
  const ranked = candidates
    .map((word) => ({ word, errors: typingErrors(typed, word), isOther: word[0] !== typed[0] }))
    .filter(({ errors }) => errors <= allowedErrors(typed))
    .toSorted((left, right) => left.errors - right.errors || Number(left.isOther) - Number(right.isOther));
  return ranked[0]?.word ?? null;
}

/** Whether a word is long enough to be mistyped. */
export function canBeMistyped(word: string): boolean {
  return allowedErrors(word) > 0;
}
