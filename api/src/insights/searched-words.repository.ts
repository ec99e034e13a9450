import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';
import { addDays } from '../platform/clock/clock.ts';

const RECENT_DAYS = 30;
const ALL_DAYS = 90;
const MAX_WORDS = 50;
/** What fewer have asked for, or on fewer days, may be the words of one person. */
const MIN_SEARCHES = 5;
const MIN_DAYS = 3;

/** What was searched for and not found; words that are digits alone name nothing that could be drawn. */
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

/** What was searched for when it showed a pattern of a studio; what looks like an address is never kept. */
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
