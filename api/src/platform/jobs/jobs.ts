import { setTimeout as pause } from 'node:timers/promises';
import { type JobHelpers, runOnce, type RunnerOptions, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { isUnavailability } from '../http/unavailability.ts';
import type { Logger } from '../logging/logger.ts';
import { traceJob } from '../tracing/spans.ts';
import { workOn } from './current-job.ts';
import { workerLogger } from './worker-logger.ts';

export { addJob, addJobs, type NewJob } from './jobs.repository.ts';

/** What runs for each kind of job. A handler that throws is tried again with growing pauses. */
export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** A job that comes due by itself. */
export interface RecurringJob {
  readonly name: string;
  /** Minute, hour, day of the month, month and day of the week as in a crontab, in UTC. */
  readonly at: string;
}

/** Milliseconds. */
const pausesBetweenTries = [50, 200, 800];

/** Works on every job that is due, then returns. */
export function runDueJobs(pool: pg.Pool, handlers: JobHandlers, logger: Logger): Promise<void> {
  return runOnce(runnerOptions(pool, handlers, logger));
}

/** What every runner of jobs is given. */
export function runnerOptions(pool: pg.Pool, handlers: JobHandlers, logger: Logger) {
  return {
    pgPool: pool,
    taskList: taskList(handlers),
    noHandleSignals: true,
    logger: workerLogger(logger),
    // Without a delay the end of a job is reported by a promise that nobody holds: when it fails, the process ends.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  } satisfies RunnerOptions;
}

function taskList(handlers: JobHandlers): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (payload: unknown, { job: { id, task_identifier: task } }: JobHelpers) =>
        workOn({ id, task, payload }, () => traceJob(name, () => withRetries(() => handler(payload)))),
    ]),
  );
}

/** Tries again at once what met a neighbor that is away for a moment: the queue itself would wait for seconds and more. */
async function withRetries(work: () => Promise<void>): Promise<void> {
  for (const milliseconds of pausesBetweenTries) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isUnavailability(error)) throw error;
    }
    await pause(milliseconds);
  }
  await work();
}
