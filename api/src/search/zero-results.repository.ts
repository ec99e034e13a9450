import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { addDays, type Clock } from '../platform/clock/clock.ts';
import { createZeroResults, type ZeroResults } from './zero-results.ts';

/** How many different texts of one day are kept. */
const MAX_A_DAY = 5000;
const KEPT_DAYS = 90;

/** Keeps what found nothing in the database, by day. */
export function createStoredZeroResults(db: Db, clock: Clock): ZeroResults {
  return createZeroResults(async (counts) => {
    await sql`
      insert into search_zero_result (day, words, count)
      select ${clock.now()}::date, words, count
      from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as counted (words, count)
      where (select count(*) from search_zero_result where day = ${clock.now()}::date) < ${MAX_A_DAY}
      on conflict (day, words) do update set count = search_zero_result.count + excluded.count`.execute(db);
  });
}

/** Forgets what found nothing so long ago that nobody looks for it now. */
export async function forgetZeroResults(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('search_zero_result').where('day', '<', addDays(clock.now(), -KEPT_DAYS)).execute();
}
