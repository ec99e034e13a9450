import { JUDGED_RESULTS } from '@halfdrop/domain';

/**
 * Computes the normalized discounted cumulative gain of the first results, 0 to 1: gain 2^grade - 1, discounted by log2
 * of the rank (Järvelin and Kekäläinen 2002, in the form of Burges 2005), divided by that of the ideal order of all
 * grades.
 * @param found grade of each result, in order
 * @param whole grades of everything that could be found
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
