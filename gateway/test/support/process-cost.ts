import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Megabytes that the process holds once what nobody needs is given back: objects and buffers. */
export function heldMegabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_048_576;
}

/** Milliseconds of processor time of the whole process, callers included, for each of some calls one after the other. */
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

/** The value that a share of some values does not exceed. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
