import { sql } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { escapeLike } from '../../platform/database/like.ts';
import type { Read } from '../../platform/database/read.ts';
import { readPage, type WantedPage } from '../../platform/database/read-page.ts';

/** Grade of a pattern for a search. */
interface GradeRow {
  readonly words: string;
  readonly asset_id: string;
  readonly grade: number;
}

/** Returns one page of judged search texts. */
export function readJudgedWords(db: Db, text: string, wanted: WantedPage) {
  const query = db
    .selectFrom('search_judged')
    .select('words')
    .$if(text !== '', (judged) => judged.where('words', 'like', `${escapeLike(text.toLowerCase())}%`))
    .groupBy('words')
    .orderBy('words');
  return readPage(db, query, wanted);
}

/** Returns the grades of some searches with their patterns, best first. */
export function findGraded(db: DbOrTrx, words: readonly string[]) {
  return db
    .selectFrom('search_judged as judged')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'judged.asset_id')
    .select(['judged.words', 'judged.grade', 'asset.id', 'asset.slug', 'asset.title'])
    .where('judged.words', 'in', [...words])
    .orderBy('judged.words')
    .orderBy('judged.grade', 'desc')
    .orderBy('asset.title')
    .execute();
}

/** Returns the grades of every judged search, limited to patterns that can be found. */
export async function findAllGrades(db: Db): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await db
    .selectFrom('search_judged as judged')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'judged.asset_id')
    .select(['judged.words', 'judged.asset_id', 'judged.grade'])
    .where('asset.status', '=', 'approved')
    .orderBy('judged.words')
    .execute();
  const byWords = new Map<string, Map<string, number>>();
  for (const { words, asset_id: id, grade } of rows) {
    byWords.set(words, (byWords.get(words) ?? new Map()).set(id, grade));
  }
  return byWords;
}

/** Locks judgments until the transaction ends and returns the number of other judged searches. */
export async function lockJudged(trx: Trx, words: string): Promise<number> {
  await sql`lock table search_judged in share row exclusive mode`.execute(trx);
  const others = trx.selectFrom('search_judged').select('words').distinct().where('words', '!=', words);
  return (await others.execute()).length;
}

/** Replaces the grades of a search. */
export async function putGrades(trx: Trx, words: string, rows: readonly GradeRow[]): Promise<void> {
  await trx.deleteFrom('search_judged').where('words', '=', words).execute();
  if (rows.length > 0)
    await trx
      .insertInto('search_judged')
      .values([...rows])
      .execute();
}

/** Returns which of the ids exist. */
export async function findKnownAssets(db: DbOrTrx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('catalog_asset_view')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A search text and how often it was used. */
interface CandidateRow {
  readonly words: string;
  readonly count: number;
}

/** Returns unjudged searches since a day. A search that showed patterns of several studios counts once. */
export function readCandidates(read: Read, since: Date, limit: number): Promise<readonly CandidateRow[]> {
  return read(sql<CandidateRow>`
    select words, sum(count)::int as count
    from (
      select words, max(count) as count from search_shown_word where day >= ${since}::date group by day, words
      union all
      select words, count from search_zero_result where day >= ${since}::date
    ) searched
    where words <> '' and not exists (select from search_judged judged where judged.words = searched.words)
    group by words
    order by count desc, words
    limit ${limit}`);
}
