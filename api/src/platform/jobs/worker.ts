import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { releaseJobs } from './jobs.repository.ts';
import { runnerOptions, type JobHandlers, type RecurringJob } from './jobs.ts';
import type { JobRun } from './job-runs.ts';
import { joinWork, workAlone, type Presence } from './presence.ts';

/** Background job worker. */
export interface Worker {
  /** Returns whether it accepts jobs; false while interrupted. */
  isWorking(): boolean;
  /** Stops accepting jobs and waits briefly for running ones; another worker restarts the rest. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** False behind a pooler, where connections do not identify processes; then this must be the only worker. */
  readonly isOneOfMany?: boolean;
  /** Called after each job run. */
  readonly onRun?: (run: JobRun) => void;
  /** Milliseconds that `stop` waits for running jobs. */
  readonly lastJobsMs?: number;
}

const LAST_JOBS_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1000;
/** Uptime in milliseconds after which a runner counts as healthy and the restart delay is reset. */
const WELL_AFTER_MS = 10_000;

/**
 * Starts a job worker. The queue's runner may not survive a lost connection, and its locked jobs would stay locked for
 * four hours. It is therefore replaced at the first sign of trouble, and unattended jobs are released at once, or
 * within seconds if their process died. Jobs may run twice, so handlers must be idempotent.
 */
export async function startWorker(
  pool: pg.Pool,
  handlers: JobHandlers,
  recurring: readonly RecurringJob[],
  logger: Logger,
  { isOneOfMany = true, onRun, lastJobsMs = LAST_JOBS_MS }: WorkerOptions = {},
): Promise<Worker> {
  const presence = await (isOneOfMany ? joinWork(pool, inTrouble) : workAlone(pool));
  const watch = watchJobs(pool, presence, onRun);
  const schedule = parseCronItems(recurring.map(({ name, at }) => ({ task: name, match: at })));
  const options = { ...runnerOptions(pool, handlers, logger), parsedCronItems: schedule, concurrency: 2 };
  const launch = () => run({ ...options, pollInterval: 2000, events: watch.eventsOfRunner(inTrouble) });
  const stopping = new AbortController();
  let isTroubled = false;
  let replacing: Promise<void> | null = null;

  function inTrouble(reason: unknown): void {
    if (stopping.signal.aborted) return;
    isTroubled = true;
    replacing ??= replaceRunner(reason);
  }

  async function replaceRunner(reason: unknown): Promise<void> {
    logger.warn({ err: reason }, 'jobs are interrupted');
    let wait = performance.now() - launchedAt > WELL_AFTER_MS ? 0 : FIRST_PAUSE_MS;
    while (isTroubled && !stopping.signal.aborted) {
      isTroubled = false;
      await pause(wait);
      wait = Math.min(Math.max(wait * 2, FIRST_PAUSE_MS), MAX_PAUSE_MS);
      // Running jobs may finish, but no new ones are accepted.
      runner.stop().catch(() => undefined);
      try {
        await watch.releaseLostJobs();
        await presence.renew();
        runner = await launch();
        launchedAt = performance.now();
      } catch {
        isTroubled = true;
      }
    }
    replacing = null;
    if (!stopping.signal.aborted) logger.info('jobs are worked on again');
  }

  let launchedAt = performance.now();
  let runner: Runner = await launch();
  return {
    isWorking: () => replacing === null && !stopping.signal.aborted,
    async stop() {
      stopping.abort();
      await replacing;
      const isDone = runner.stop().catch(() => undefined);
      await Promise.race([isDone, pause(lastJobsMs, undefined, { ref: false })]);
      await presence.leave();
    },
  };
}

/** Tracks which jobs the runners of this process have locked and which they are actually running. */
function watchJobs(pool: pg.Pool, presence: Presence, onRun: WorkerOptions['onRun']) {
  const runnerIds: string[] = [];
  /** Start time by job id. */
  const running = new Map<string, number>();
  return {
    eventsOfRunner(inTrouble: (error: unknown) => void): WorkerEvents {
      const events: WorkerEvents = new EventEmitter();
      events.on('pool:create', ({ workerPool: { id } }) => {
        runnerIds.push(id);
        presence.announce(id).catch(inTrouble);
      });
      events.on('job:start', ({ job }) => void running.set(job.id, performance.now()));
      events.on('job:complete', ({ job: { id, task_identifier: task }, error }) => {
        const seconds = (performance.now() - (running.get(id) ?? performance.now())) / 1000;
        running.delete(id);
        onRun?.({ task, hasFailed: Boolean(error), seconds });
      });
      for (const sign of ['pool:fatalError', 'pool:listen:error', 'worker:getJob:error'] as const) {
        events.on(sign, ({ error }) => inTrouble(error));
      }
      return events;
    },
    /** Releases jobs whose runner lost its connection while fetching or completing them. */
    releaseLostJobs: () => releaseJobs(pool, runnerIds, [...running.keys()]),
  };
}
