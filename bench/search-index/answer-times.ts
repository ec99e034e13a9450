import { answerQuestion, type ReadableIndex } from '../../api/src/search/memory/answer-question.ts';
import { median, quantile } from '../statistics.ts';
import { series } from './questions.ts';

const ROUNDS = 60;

/** Milliseconds of processor time. */
export interface Times {
  readonly median: number;
  readonly slow: number;
}

/** Returns the processor time of some work in milliseconds: a busy machine affects it less than wall time. */
export async function timed(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the median and the 95th percentile. */
export function timesOf(times: readonly number[]): Times {
  return {
    median: median(times),
    slow: quantile(
      times.toSorted((left, right) => left - right),
      0.95,
    ),
  };
}

/** Measures the cost of each kind of query in an index. */
export async function answerTimes(index: ReadableIndex): Promise<{ readonly name: string; readonly times: Times }[]> {
  const answers = [];
  for (const { name, question } of series) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      times.push(await timed(() => answerQuestion(index, question(round))));
    }
    answers.push({ name, times: timesOf(times) });
  }
  return answers;
}
