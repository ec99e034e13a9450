import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Returns the megabytes held after garbage collection: objects and buffers. */
export function heldMegabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_048_576;
}

/** Measures the CPU milliseconds of the whole process, including callers, for each of several sequential calls. */
export async function cpuOfEach(calls: readonly (() => Promise<void>)[]): Promise<number[]> {
  const costs: number[] = [];
  for (const call of calls) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return costs;
}

/** Returns a quantile of some values. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
