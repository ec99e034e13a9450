import { GRADES } from '@halfdrop/domain';

/** A pattern and its grade for a search. */
export interface Graded {
  readonly id: string;
  readonly title: string;
  readonly grade: number;
}

const words: Readonly<Record<number, string>> = { 3: 'Exact', 2: 'Good', 1: 'Near' };

/** Returns the label of a grade. */
export const gradeWords = (grade: number): string => words[grade] ?? 'No answer';

/** All grades, including that of patterns that do not answer the search. */
export const ALL_GRADES: readonly number[] = [...GRADES, 0];
