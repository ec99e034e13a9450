import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { addDays, type Clock } from '../platform/clock/clock.ts';
import { createZeroResults, type StoredZeroResults, ZERO_RESULT_DAYS } from './zero-results.ts';

/** Maximum number of distinct texts stored per day. */
const MAX_A_DAY = 5000;

/** Creates a store of searches without results, by day. */
export function createStoredZeroResults(db: Db, clock: Clock): StoredZeroResults {
  const counted = createZeroResults(async (counts) => {
    await sql`
      insert into search_zero_result (day, words, count)
      select ${clock.now()}::date, words, count
      from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as counted (words, count)
      where (select count(*) from search_zero_result where day = ${clock.now()}::date) < ${MAX_A_DAY}
      on conflict (day, words) do update set count = search_zero_result.count + excluded.count`.execute(db);
  });
  return {
    ...counted,
    async forgetOld() {
      const oldest = addDays(clock.now(), -ZERO_RESULT_DAYS);
      await sql`delete from search_zero_result where day < ${oldest}::date`.execute(db);
    },
  };
}
