import { GRADES } from '@halfdrop/domain';

/** A pattern and how well it answers a search. */
export interface Graded {
  readonly id: string;
  readonly title: string;
  readonly grade: number;
}

const words: Readonly<Record<number, string>> = { 3: 'Exact', 2: 'Good', 1: 'Near' };

/** How well a grade says that a pattern answers a search. */
export const gradeWords = (grade: number): string => words[grade] ?? 'No answer';

/** Every grade, and that of what does not answer the search. */
export const ALL_GRADES: readonly number[] = [...GRADES, 0];
