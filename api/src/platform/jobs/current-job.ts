import { AsyncLocalStorage } from 'node:async_hooks';

/** The job that is being worked on. */
export interface CurrentJob {
  readonly id: string;
  readonly task: string;
  readonly payload: unknown;
}

const current = new AsyncLocalStorage<CurrentJob>();

/** Works on a job: whatever is called on the way knows which one it is. */
export function workOn<Result>(job: CurrentJob, work: () => Result): Result {
  return current.run(job, work);
}

/** The job on whose behalf something happens; undefined outside of jobs. */
export function currentJob(): CurrentJob | undefined {
  return current.getStore();
}
