import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { crowd } from '../cluster/shoppers.ts';

/** The application name of a migration's connections. */
export const MIGRATION = 'migration';

const INTERVAL_MS = 10;

/** Selects the longest current wait, in milliseconds; null if nothing waits. */
const waits = `
  select (max(extract(epoch from clock_timestamp() - waiting.waitstart)) * 1000)::float as milliseconds
  from pg_locks waiting join pg_stat_activity statement using (pid)
  where not waiting.granted and statement.application_name = 'halfdrop-api' and exists (
    select from pg_stat_activity migration
    where migration.pid = any (pg_blocking_pids(waiting.pid)) and migration.application_name = $1)`;

/**
 * Measures the longest time that a statement of the api waited for a migration, or behind another waiting statement,
 * since the start, in milliseconds.
 */
export function watchLocks(pool: pg.Pool): { stop(): Promise<number> } {
  let longest = 0;
  const watch = crowd(1, async () => {
    const { rows } = await pool.query<{ milliseconds: number | null }>(waits, [MIGRATION]);
    longest = Math.max(longest, rows[0]?.milliseconds ?? 0);
    await pause(INTERVAL_MS);
  });
  return {
    async stop() {
      await watch.stop();
      return longest;
    },
  };
}
