import { table, type Bar } from '../report.ts';
import type { PageScores } from './audit.ts';
import { bars, categories, metrics } from './criteria.ts';

/** Returns the targets with the lowest score of all pages. */
export function evaluate(scores: readonly PageScores[]): Bar[] {
  return categories.map((category) => {
    const lowest = Math.min(...scores.map(({ points }) => points[category]));
    const low = scores.filter(({ points }) => points[category] === lowest).map(({ name }) => name);
    return {
      promise: `${category} of every page: at least ${bars[category]}`,
      figure: `${lowest} (${low.join(', ')})`,
      isMet: lowest >= bars[category],
    };
  });
}

/** Formats the run as text. */
export function printed(scores: readonly PageScores[], evaluated: readonly Bar[]): string {
  return [
    'Lighthouse for mobile, simulated throttling; medians',
    '',
    table(
      ['', ...categories],
      scores.map(({ name, points }) => [name, ...categories.map((category) => points[category].toFixed(0))]),
    ),
    '',
    table(
      ['', ...metrics],
      scores.map(({ name, metrics: figures }) => [
        name,
        ...metrics.map((metric) => figures[metric].toFixed(metric === 'cumulative-layout-shift' ? 4 : 0)),
      ]),
    ),
    '',
    ...scores.flatMap(({ name, lost }) => lost.map((line) => `${name}: ${line}`)),
    '',
    ...evaluated.map(({ promise, figure, isMet }) => `${isMet ? 'met    ' : 'NOT MET'}  ${promise}: ${figure}`),
  ].join('\n');
}
