import { setTimeout as pause } from 'node:timers/promises';
import { sql, type QueryExecutorProvider } from 'kysely';
import type pg from 'pg';
import type { MovableClock } from '../clock/movable-clock.ts';
import type { Logger } from '../logging/logger.ts';
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
/** A long way is gone in so many steps at most. */
const MOST_STEPS = 60;
const MOST_PAUSES = 250;

/**
 * Makes the way to a later time: day by day, so that what follows from each other comes in its order. At every stop the
 * recurring jobs run, and all that has come due since.
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
    const step = Math.max(DAY, Math.ceil(milliseconds / MOST_STEPS));
    for (let left = milliseconds; left > 0; left -= step) {
      clock.putForward(Math.min(step, left));
      await stop();
    }
  };
}

/** The database has a clock of its own: what is due by ours runs now. */
async function pullForward(db: QueryExecutorProvider, now: Date): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where run_at > now() and run_at <= ${now}::timestamptz having count(*) > 0
  `.execute(db);
}

/** Waits for what another worker of this process has begun. */
async function untilIdle(db: QueryExecutorProvider): Promise<void> {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const { rows } = await sql`
      select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1
    `.execute(db);
    if (rows.length === 0) return;
    await pause(20);
  }
}
