import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { releaseJobs } from './jobs.repository.ts';
import { runnerOptions, type JobHandlers, type RecurringJob } from './jobs.ts';
import type { JobRun } from './job-runs.ts';
import { joinWork, workAlone, type Presence } from './presence.ts';

/** Works on jobs in the background. */
export interface Worker {
  /** Whether it takes jobs: false while it is interrupted. */
  isWorking(): boolean;
  /** Takes no more jobs and waits for those that run, but not for long: another worker begins anew what is left. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** False where a connection belongs to no process, as behind a pooler: then this is the only process that works on jobs. */
  readonly isOneOfMany?: boolean;
  /** Told of each job that has run. */
  readonly onRun?: (run: JobRun) => void;
  /** Milliseconds that a stop waits for jobs that run. */
  readonly lastJobsMs?: number;
}

const LAST_JOBS_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1000;
/** A runner that lasted this long, in milliseconds, was well: the pauses before the next one start over. */
const WELL_AFTER_MS = 10_000;

/**
 * Starts working on jobs until it is stopped. A runner of the queue does not survive every loss of a connection, and
 * what it had locked would wait for four hours: at the first sign of trouble it is replaced by another one, and jobs
 * that nobody works on are due again at once, those of processes that died within seconds. A job may thereby run twice,
 * which handlers have to bear.
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
      // What it is working on it may finish; it takes nothing new.
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

/** Knows which jobs the runners of this process have taken, and which of them they really work on. */
function watchJobs(pool: pg.Pool, presence: Presence, onRun: WorkerOptions['onRun']) {
  const runnerIds: string[] = [];
  /** When each of them began. */
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
    /** Makes jobs due again whose runner's connection broke when it took them or when it reported their end. */
    releaseLostJobs: () => releaseJobs(pool, runnerIds, [...running.keys()]),
  };
}
