import { JUDGED_RESULTS } from '@halfdrop/domain';
import { ndcg } from '../../api/src/search/judged/ndcg.ts';
import type { PatternFacts } from './facts.ts';
import { judgedSearches } from './judged.ts';
import { gradeOf } from './grade.ts';

const MIN_NDCG = 0.85;
const MAX_ZERO_SHARE = 0.03;
const WORST = 10;

interface SearchFigures {
  readonly text: string;
  readonly ndcg: number;
  readonly found: number;
}

/** Quality of the first results over all judged searches. */
export interface RelevanceReport {
  readonly searches: number;
  readonly ndcg: number;
  /** Share of the searches without results, 0 to 1. */
  readonly zeroShare: number;
  readonly worst: readonly SearchFigures[];
  readonly isMet: boolean;
}

/** Grades the results of searches, given as slugs, best first. */
export async function judgeSearches(
  patterns: readonly PatternFacts[],
  search: (text: string) => Promise<readonly string[]>,
): Promise<RelevanceReport> {
  const bySlug = new Map(patterns.map((pattern) => [pattern.slug, pattern]));
  const figures: SearchFigures[] = [];
  for (const evaluated of judgedSearches) {
    const slugs = await search(evaluated.text);
    const grades = slugs.map((slug) => {
      const pattern = bySlug.get(slug);
      return pattern ? gradeOf(evaluated, pattern) : 0;
    });
    const whole = patterns.map((pattern) => gradeOf(evaluated, pattern));
    figures.push({ text: evaluated.text, ndcg: ndcg(grades, whole), found: slugs.length });
  }
  const mean = figures.reduce((sum, { ndcg: one }) => sum + one, 0) / figures.length;
  const zeroShare = figures.filter(({ found }) => found === 0).length / figures.length;
  return {
    searches: figures.length,
    ndcg: mean,
    zeroShare,
    worst: figures.toSorted((left, right) => left.ndcg - right.ndcg).slice(0, WORST),
    isMet: mean >= MIN_NDCG && zeroShare <= MAX_ZERO_SHARE,
  };
}

/** Formats the report for a terminal. */
export function printedRelevance({ searches, ndcg: mean, zeroShare, worst, isMet }: RelevanceReport): string {
  return [
    `${searches} judged searches`,
    `nDCG@${JUDGED_RESULTS} ${mean.toFixed(3)} (bar ≥ ${MIN_NDCG})`,
    `zero results ${(100 * zeroShare).toFixed(1)} % (bar ≤ ${100 * MAX_ZERO_SHARE} %)`,
    isMet ? 'Met.' : 'Not met.',
    'Worst:',
    ...worst.map(({ text, ndcg: one, found }) => `  ${one.toFixed(3)}  ${text} (${found})`),
  ].join('\n');
}
