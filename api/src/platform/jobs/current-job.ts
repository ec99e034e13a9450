import { AsyncLocalStorage } from 'node:async_hooks';

/** The running job. */
export interface CurrentJob {
  readonly id: string;
  readonly task: string;
  readonly payload: unknown;
}

const current = new AsyncLocalStorage<CurrentJob>();
let underWay = 0;

/** Runs work in the context of a job. */
export async function workOn<Result>(job: CurrentJob, work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await current.run(job, work);
  } finally {
    underWay -= 1;
    // While enabled, Node tracks every promise of the process, including those of HTTP calls.
    if (underWay === 0) current.disable();
  }
}

/** Returns the job in whose context the caller runs; undefined outside of jobs. */
export function currentJob(): CurrentJob | undefined {
  return current.getStore();
}
