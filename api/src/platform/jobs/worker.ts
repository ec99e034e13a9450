import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { releaseAllJobs, releaseJobs } from './jobs.repository.ts';
import { runnerOptions, type JobHandlers, type RecurringJob } from './jobs.ts';

/** Works on jobs in the background. */
export interface Worker {
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;
/** A runner that lasted this long, in milliseconds, was well: the pauses before the next one start over. */
const WELL_AFTER_MS = 10_000;

/**
 * Starts working on jobs until it is stopped. A runner of the queue does not survive every loss of a connection, and
 * what it had locked would wait for four hours: at the first sign of trouble it is replaced by another one, and jobs
 * that nobody works on are due again at once. A job may thereby run twice, which handlers have to bear.
 */
export async function startWorker(
  pool: pg.Pool,
  handlers: JobHandlers,
  recurring: readonly RecurringJob[],
  logger: Logger,
): Promise<Worker> {
  const parsedCronItems = parseCronItems(recurring.map(({ name, at }) => ({ task: name, match: at })));
  const watch = watchJobs(pool);
  const launch = () =>
    run({
      ...runnerOptions(pool, handlers, logger),
      parsedCronItems,
      concurrency: 2,
      pollInterval: 2000,
      events: watch.eventsOfRunner(inTrouble),
    });
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
      wait = Math.min(Math.max(wait * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
      // What it is working on it may finish; it takes nothing new.
      runner.stop().catch(() => undefined);
      try {
        await watch.releaseLostJobs();
        runner = await launch();
        launchedAt = performance.now();
      } catch {
        isTroubled = true;
      }
    }
    replacing = null;
    if (!stopping.signal.aborted) logger.info('jobs are worked on again');
  }

  await releaseAllJobs(pool);
  let runner: Runner = await launch();
  let launchedAt = performance.now();
  return {
    async stop() {
      stopping.abort();
      await replacing;
      await runner.stop().catch(() => undefined);
    },
  };
}

/** Knows which jobs the runners of this process have taken, and which of them they really work on. */
function watchJobs(pool: pg.Pool) {
  const runnerIds: string[] = [];
  const running = new Set<string>();
  return {
    eventsOfRunner(inTrouble: (error: unknown) => void): WorkerEvents {
      const events: WorkerEvents = new EventEmitter();
      events.on('pool:create', ({ workerPool }) => void runnerIds.push(workerPool.id));
      events.on('job:start', ({ job }) => void running.add(job.id));
      events.on('job:complete', ({ job }) => void running.delete(job.id));
      for (const sign of ['pool:fatalError', 'pool:listen:error', 'worker:getJob:error'] as const) {
        events.on(sign, ({ error }) => inTrouble(error));
      }
      return events;
    },
    /** Makes jobs due again whose runner's connection broke when it took them or when it reported their end. */
    releaseLostJobs: () => releaseJobs(pool, runnerIds, [...running]),
  };
}
