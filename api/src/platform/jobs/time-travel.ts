import { setTimeout as pause } from 'node:timers/promises';
import type { QueryExecutorProvider } from 'kysely';
import type pg from 'pg';
import type { MovableClock } from '../clock/movable-clock.ts';
import type { Logger } from '../logging/logger.ts';
import { hasDueJobs, pullForward } from './jobs.repository.ts';
import { runDueJobs, type JobHandlers, type RecurringJob } from './jobs.ts';

interface TimeTravelDependencies {
  readonly db: QueryExecutorProvider;
  readonly pool: pg.Pool;
  readonly clock: Pick<MovableClock, 'now' | 'putForward'>;
  readonly logger: Logger;
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

const DAY = 86_400_000;
/** Maximum number of steps, however long the period. */
const MAX_STEPS = 60;
const MAX_PAUSES = 250;

/**
 * Creates a function that advances the clock day by day, so that consequences happen in order. Each step runs the
 * recurring jobs and everything due.
 */
export function createTimeTravel(shop: TimeTravelDependencies): (milliseconds: number) => Promise<void> {
  const { db, pool, clock, logger, jobs, recurringJobs } = shop;

  async function stop(): Promise<void> {
    for (const { name } of recurringJobs) await jobs[name]?.({});
    await pullForward(db, clock.now());
    await runDueJobs(pool, jobs, logger);
    await untilIdle(db);
  }

  return async (milliseconds) => {
    const step = Math.max(DAY, Math.ceil(milliseconds / MAX_STEPS));
    for (let left = milliseconds; left > 0; left -= step) {
      clock.putForward(Math.min(step, left));
      await stop();
    }
  };
}

/** Waits for jobs started by another worker of this process. */
async function untilIdle(db: QueryExecutorProvider): Promise<void> {
  for (let pauses = 0; pauses < MAX_PAUSES; pauses += 1) {
    if (!(await hasDueJobs(db))) return;
    await pause(20);
  }
}
