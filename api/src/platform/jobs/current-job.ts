import { AsyncLocalStorage } from 'node:async_hooks';

/** The job that is being worked on. */
export interface CurrentJob {
  readonly id: string;
  readonly task: string;
  readonly payload: unknown;
}

const current = new AsyncLocalStorage<CurrentJob>();
let underWay = 0;

/** Works on a job: whatever is called on the way knows which one it is. */
export async function workOn<Result>(job: CurrentJob, work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await current.run(job, work);
  } finally {
    underWay -= 1;
    // Otherwise Node would follow every promise of the process from its first job on, those of calls among them.
    if (underWay === 0) current.disable();
  }
}

/** The job on whose behalf something happens; undefined outside of jobs. */
export function currentJob(): CurrentJob | undefined {
  return current.getStore();
}
