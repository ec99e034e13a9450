import { parseCronItems, run, runOnce, type Runner, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { DbOrTrx } from '../database/database.ts';
import type { Logger } from '../logging/logger.ts';
import { workerLogger } from './worker-logger.ts';

/** What runs for each kind of job. A handler that throws is tried again with growing pauses. */
export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** A job that comes due by itself. */
export interface RecurringJob {
  readonly name: string;
  /** Minute, hour, day of the month, month and day of the week as in a crontab, in UTC. */
  readonly at: string;
}

interface JobOptions {
  /** A job with the same key that has not run yet is replaced rather than doubled. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** Adds a job. Within a transaction it exists exactly when the transaction's other effects do. */
export async function addJob(db: DbOrTrx, name: string, payload: object, options: JobOptions = {}): Promise<void> {
  const { key = null, runAt = null } = options;
  await sql`
    select graphile_worker.add_job(
      ${name}::text, ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz, job_key => ${key}::text)
  `.execute(db);
}

/**
 * Starts working on jobs in the background until the returned runner is stopped. Jobs that a process before this one
 * had begun and, being killed, could not end are due again at once: otherwise they would wait for four hours.
 */
export async function startWorker(
  pool: pg.Pool,
  handlers: JobHandlers,
  recurring: readonly RecurringJob[],
  logger: Logger,
): Promise<Runner> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`);
  return run({
    pgPool: pool,
    taskList: taskList(handlers),
    parsedCronItems: parseCronItems(recurring.map(({ name, at }) => ({ task: name, match: at }))),
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: workerLogger(logger),
  });
}

/** Works on every job that is due, then returns. */
export function runDueJobs(pool: pg.Pool, handlers: JobHandlers, logger: Logger): Promise<void> {
  return runOnce({ pgPool: pool, taskList: taskList(handlers), noHandleSignals: true, logger: workerLogger(logger) });
}

function taskList(handlers: JobHandlers): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [name, (payload: unknown) => handler(payload)]),
  );
}
