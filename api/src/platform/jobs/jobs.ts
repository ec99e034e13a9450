import { setTimeout as pause } from 'node:timers/promises';
import { type JobHelpers, runOnce, type RunnerOptions, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { isUnavailability } from '../http/unavailability.ts';
import type { Logger } from '../logging/logger.ts';
import { traceJob } from '../tracing/spans.ts';
import { workOn } from './current-job.ts';
import { workerLogger } from './worker-logger.ts';

export { addJob, addJobs, type NewJob } from './jobs.repository.ts';

/** Handlers by kind of job. A handler that throws is retried with growing delays. */
export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** A job that runs on a schedule. */
export interface RecurringJob {
  readonly name: string;
  /** Crontab schedule in UTC: minute, hour, day of month, month, day of week. */
  readonly at: string;
}

/** Delays between retries, in milliseconds. */
const pausesBetweenTries = [50, 200, 800];

/** Runs all due jobs, then returns. */
export function runDueJobs(pool: pg.Pool, handlers: JobHandlers, logger: Logger): Promise<void> {
  return runOnce(runnerOptions(pool, handlers, logger));
}

/** Returns the options shared by all runners. */
export function runnerOptions(pool: pg.Pool, handlers: JobHandlers, logger: Logger) {
  return {
    pgPool: pool,
    taskList: taskList(handlers),
    noHandleSignals: true,
    logger: workerLogger(logger),
    // Without batching, the default, completing a job is a floating promise whose rejection would end the process.
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

/** Retries at once when a dependency is briefly unavailable; the queue itself would wait for seconds or more. */
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
