import { sql } from 'kysely';
import type { Db, DbOrTrx } from '../database.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { createShownWords, type ShownWordCounts, type ShownWords } from './shown-words.ts';

/** Maximum number of distinct texts stored per studio and day. */
const MAX_A_DAY = 500;

/** Creates a store of the searches that show each studio's patterns, by day. */
export function createStoredShownWords(db: Db, clock: Clock): ShownWords {
  return createShownWords((counts) => addShownWords(db, counts, clock.now()));
}

/** Adds to the counts of searches that showed patterns of studios with members. */
export async function addShownWords(db: DbOrTrx, counts: ShownWordCounts, at: Date): Promise<void> {
  const shown = [...counts].flatMap(([words, { count, assetIds }]) =>
    [...assetIds].map((id) => ({ words, count, id })),
  );
  await sql`
    insert into search_shown_word (studio_id, day, words, count)
    select asset.designer_id, ${at}::date, shown.words, max(shown.count)
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as shown (words text, count int, id uuid)
    join catalog_asset_view asset on asset.id = shown.id
    where exists (select from studios_member_view member where member.studio_id = asset.designer_id)
      and (
        select count(*) from search_shown_word known where known.studio_id = asset.designer_id and known.day = ${at}::date
      ) < ${MAX_A_DAY}
    group by asset.designer_id, shown.words
    order by asset.designer_id, shown.words
    on conflict (studio_id, day, words) do update set count = search_shown_word.count + excluded.count`.execute(db);
}

/** Deletes counts from before an instant. */
export async function forgetShownWords(db: DbOrTrx, before: Date): Promise<void> {
  await db.deleteFrom('search_shown_word').where('day', '<', before).execute();
}
