import { sql } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { escapeLike } from '../../platform/database/like.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { Synonym } from '../language/lexicon.ts';

const columns = ['typed', 'meant', 'is_two_way as isTwoWay'] as const;

/** Returns one page of synonyms whose typed or meant words start with a text. */
export function readSynonyms(db: Db, text: string, wanted: WantedPage) {
  const beginning = `${escapeLike(text.toLowerCase())}%`;
  const query = db
    .selectFrom('search_synonym')
    .select(columns)
    .$if(text !== '', (all) =>
      all.where((where) => where.or([where('typed', 'like', beginning), where('meant', 'like', beginning)])),
    )
    .orderBy('typed')
    .orderBy('meant');
  return readPage(db, query, wanted);
}

/** Returns every synonym. */
export function findAllSynonyms(db: DbOrTrx): Promise<Synonym[]> {
  return db.selectFrom('search_synonym').select(columns).execute();
}

/** Locks a synonym until the transaction ends. */
export function lockSynonym(trx: Trx, typed: string, meant: string): Promise<Synonym | undefined> {
  return trx
    .selectFrom('search_synonym')
    .select(columns)
    .where('typed', '=', typed)
    .where('meant', '=', meant)
    .forUpdate()
    .executeTakeFirst();
}

/** Inserts a synonym or updates its direction. */
export async function putSynonym(trx: Trx, { typed, meant, isTwoWay }: Synonym): Promise<void> {
  await trx
    .insertInto('search_synonym')
    .values({ typed, meant, is_two_way: isTwoWay })
    .onConflict((conflict) => conflict.columns(['typed', 'meant']).doUpdateSet({ is_two_way: isTwoWay }))
    .execute();
}

/** Deletes a synonym. */
export async function deleteSynonym(trx: Trx, typed: string, meant: string): Promise<void> {
  await trx.deleteFrom('search_synonym').where('typed', '=', typed).where('meant', '=', meant).execute();
}

/** Returns one page of searches without results, most frequent first; ends after 10,000. */
export function readZeroResults(db: Db, wanted: WantedPage) {
  const query = db
    .selectFrom('search_zero_total')
    .select(['words', 'total', sql<string>`last_day::text`.as('last_day')])
    .orderBy('total', 'desc')
    .orderBy('words');
  return readPage(db, query, wanted, MAX_LISTED_ROWS);
}
