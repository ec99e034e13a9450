import type { PatternFacts } from './facts.ts';
import type { JudgedSearch } from './judged.ts';

/** Returns how well a pattern matches a search, 3 to 0. */
export function gradeOf({ perfect, good, fair }: JudgedSearch, pattern: PatternFacts): number {
  if (perfect(pattern)) return 3;
  if (good?.(pattern)) return 2;
  return fair?.(pattern) ? 1 : 0;
}
