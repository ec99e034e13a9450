import lighthouse from 'lighthouse';
import { median } from '../statistics.ts';
import { categories, metrics, type Category, type Metric } from './criteria.ts';

/** The result of a Lighthouse run, or the median of several. */
export interface Audit {
  /** Scores out of 100. */
  readonly points: Readonly<Record<Category, number>>;
  /** Milliseconds, except for the layout shift, which has no unit. */
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Audits that reduce the scores, with their messages. */
  readonly lost: readonly string[];
}

/** The scores of one page of the shop. */
export interface PageScores extends Audit {
  readonly name: string;
}

/**
 * Runs Lighthouse with its defaults: a simulated mid-range phone on a slow mobile network.
 * @param debuggingPort the browser's port for the DevTools protocol
 */
export async function audit(url: string, debuggingPort: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed at ${url}: ${lhr.runtimeError.message}`);
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const lost = weighed
    .map(({ id }) => lhr.audits[id])
    .filter((found) => found !== undefined)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => [id, title, displayValue].filter(Boolean).join(': '));
  return {
    points: record(categories, (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    metrics: record(metrics, (metric) => lhr.audits[metric]?.numericValue ?? Number.NaN),
    lost,
  };
}

/** Returns the median of each figure, and all audits that reduced the scores in any run. */
export function middle(runs: readonly Audit[]): Audit {
  return {
    points: record(categories, (category) => median(runs.map(({ points }) => points[category]))),
    metrics: record(metrics, (metric) => median(runs.map((run) => run.metrics[metric]))),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))],
  };
}

function record<Key extends string>(keys: readonly Key[], valueOf: (key: Key) => number): Record<Key, number>;
function record(keys: readonly string[], valueOf: (key: string) => number): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}
