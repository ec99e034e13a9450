import { sql, type Selectable } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import type { HelpCategoryId } from './help-category.ts';
import type { HelpTables } from './help.tables.ts';

type CategoryRow = Selectable<HelpTables['help_category']>;
/** An article as visitors see it. */
interface ShownArticleRow extends Pick<
  Selectable<HelpTables['help_article']>,
  'id' | 'slug' | 'category_id' | 'question'
> {
  readonly answer: string;
}

/** Arbitrary advisory lock number, unique in this codebase. */
const SAMPLE_LOCK = 7_042_011;

interface Feedback {
  readonly articleId: string;
  readonly visitorKey: string;
  readonly userId: string | null;
  readonly now: Date;
}

/** An article of the sample texts. */
export interface SampleArticle {
  readonly slug: string;
  readonly category: HelpCategoryId;
  readonly question: string;
  readonly answer: string;
}

/** Returns the categories in display order. */
export function findCategories(db: DbOrTrx): Promise<CategoryRow[]> {
  return db.selectFrom('help_category').selectAll().orderBy('position').execute();
}

/** Returns every article in display order, with the text in force or its original text. */
export async function findArticles(db: DbOrTrx, now: Date): Promise<ShownArticleRow[]> {
  const { rows } = await sql<ShownArticleRow>`
    select article.id, article.slug, article.category_id,
      coalesce(written.title, article.question) as question, coalesce(written.body, article.answer) as answer
    from help_article article
    left join lateral (
      select title, body from content_article_view
      where slug = article.slug and coalesce(effective_at <= ${now}, true) order by version desc limit 1
    ) written on true
    where coalesce(written.body, article.answer) is not null
    order by article.position, article.slug`.execute(db);
  return rows;
}

/** Adds an article without an answer, after all others. */
export async function insertArticle(
  trx: Trx,
  { category, slug, question }: Omit<SampleArticle, 'answer'>,
): Promise<void> {
  await sql`
    insert into help_article (slug, category_id, question, position)
    select ${slug}, ${category}, ${question}, coalesce(max(position), 0) + 1 from help_article`.execute(trx);
}

/** Marks an article as edited by staff. */
export async function recordEdited(trx: Trx, slug: string, now: Date): Promise<void> {
  await trx.updateTable('help_article').set({ edited_at: now }).where('slug', '=', slug).execute();
}

/** Whether an article exists. */
export async function hasArticle(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('help_article').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Records that an article was helpful; repeated feedback of the same user or browser is ignored. */
export async function insertFeedback(db: Db, { articleId, visitorKey, userId, now }: Feedback): Promise<void> {
  await db
    .insertInto('help_feedback')
    .values({ article_id: articleId, visitor_key: visitorKey, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the installed version of the sample texts; 0 if none is. Starting processes are serialized, so that only one
 * writes the texts.
 */
export async function lockSampleVersion(trx: Trx): Promise<number> {
  await sql`select pg_advisory_xact_lock(${SAMPLE_LOCK})`.execute(trx);
  const row = await trx
    .selectFrom('help_article')
    .select(({ fn }) => fn.max('sample_version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Writes the sample texts; articles edited by the operator are kept, and those removed from the samples are deleted.
 */
export async function writeSampleArticles(
  trx: Trx,
  articles: readonly SampleArticle[],
  version: number,
): Promise<void> {
  const rows = articles.map((article, position) => ({ ...article, position }));
  await sql`
    insert into help_article (slug, category_id, question, answer, position, sample_version)
    select row.slug, row.category, row.question, row.answer, row.position, ${version}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (slug text, category text, question text, answer text, position int)
    on conflict (slug) do update set category_id = excluded.category_id, question = excluded.question,
      answer = excluded.answer, position = excluded.position, sample_version = excluded.sample_version
    where help_article.edited_at is null and help_article.sample_version is not null`.execute(trx);
  await sql`
    delete from help_article
    where sample_version < ${version}::int and edited_at is null`.execute(trx);
}
