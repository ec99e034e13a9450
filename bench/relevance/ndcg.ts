import type { PatternFacts } from './facts.ts';
import type { JudgedSearch } from './judged.ts';

/** How many results are judged. */
export const JUDGED_RESULTS = 10;

/** How well a pattern fits a search, 3 to 0. */
export function gradeOf({ perfect, good, fair }: JudgedSearch, pattern: PatternFacts): number {
  if (perfect(pattern)) return 3;
  if (good?.(pattern)) return 2;
  return fair?.(pattern) ? 1 : 0;
}

/**
 * Normalized discounted cumulative gain of the first ten results, 0 to 1: gain 2^grade - 1, discounted by log2 of the
 * place (Järvelin and Kekäläinen 2002, in the form of Burges 2005), over the best order that the whole catalog allows.
 */
export function ndcg(found: readonly number[], whole: readonly number[]): number {
  const best = gain(whole.toSorted((left, right) => right - left));
  return best === 0 ? 1 : gain(found) / best;
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, JUDGED_RESULTS)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
