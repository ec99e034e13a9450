import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';
import { addDays } from '../platform/clock/clock.ts';

const RECENT_DAYS = 30;
const ALL_DAYS = 90;
const MAX_WORDS = 50;
/** Rarer searches, or those on fewer days, may come from a single person. */
const MIN_SEARCHES = 5;
const MIN_DAYS = 3;

/** Returns searches without results; those of digits only are excluded, since they describe nothing to draw. */
export async function readWantedSearches(db: DbOrTrx, now: Date) {
  const { rows } = await sql<{ words: string; recentCount: number; count: number }>`
    select words, coalesce(sum(count) filter (where day > ${addDays(now, -RECENT_DAYS)}::date), 0)::int as "recentCount",
      sum(count)::int as count
    from search_zero_result_view
    where day > ${addDays(now, -ALL_DAYS)}::date and words !~ '@' and words ~ '[[:alpha:]]'
    group by words
    having sum(count) >= ${MIN_SEARCHES} and count(*) >= ${MIN_DAYS}
    order by 2 desc, 3 desc, words limit ${MAX_WORDS}`.execute(db);
  return rows;
}

/** Returns searches that showed a studio's pattern; texts that look like an email address are never stored. */
export async function readFoundBy(db: DbOrTrx, studioId: number, from: Date) {
  const { rows } = await sql<{ words: string; count: number }>`
    select words, sum(count)::int as count
    from search_shown_word_view
    where studio_id = ${studioId} and day >= (${from} at time zone 'UTC')::date and words ~ '[[:alpha:]]'
    group by words
    having sum(count) >= ${MIN_SEARCHES} and count(*) >= ${MIN_DAYS}
    order by 2 desc, words limit ${MAX_WORDS}`.execute(db);
  return rows;
}
