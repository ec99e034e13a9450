import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { ContentTables } from './content.tables.ts';

type PageRow = Selectable<ContentTables['content_page']>;

/** A page as it was published. */
export interface PublishedPageRow extends PageRow {
  readonly published_at: Date;
}

/** A version of a page without its text. */
export type VersionRow = Pick<PublishedPageRow, 'version' | 'published_at' | 'effective_at'>;

/** A future version. */
export type ComingRow = Pick<PageRow, 'slug' | 'version' | 'title'> & { readonly effective_at: Date };

/** Returns one published version of a page; if `version` is null, the newest in force. */
export async function findPage(
  db: DbOrTrx,
  slug: string,
  { version, now }: { readonly version: number | null; readonly now: Date },
): Promise<PublishedPageRow | undefined> {
  const { rows } = await sql<PublishedPageRow>`
    select slug, version, title, summary, body, published_at, effective_at from content_page
    where slug = ${slug} and published_at is not null and case
      when ${version}::int is null then effective_at is null or effective_at <= ${now}
      else version = ${version}
    end
    order by version desc limit 1`.execute(db);
  return rows[0];
}

/** Returns which version of a page is in force, without its text; undefined if none is. */
export async function findVersionInForce(db: DbOrTrx, slug: string, now: Date): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select version, published_at, effective_at from content_page
    where slug = ${slug} and published_at is not null and (effective_at is null or effective_at <= ${now})
    order by version desc limit 1`.execute(db);
  return rows[0];
}

/** Returns every published version of a page, newest first. */
export async function findVersions(db: DbOrTrx, slug: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version, published_at, effective_at from content_page
    where slug = ${slug} and published_at is not null order by version desc`.execute(db);
  return rows;
}

/** Inserts pages; existing versions are left unchanged. Returns how many were new. */
export async function insertPages(trx: Trx, pages: readonly PageRow[]): Promise<number> {
  if (pages.length === 0) return 0;
  const result = await trx
    .insertInto('content_page')
    .values([...pages])
    .onConflict((conflict) => conflict.columns(['slug', 'version']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/** Returns the published versions of pages that are not yet in force. */
export async function findComing(db: DbOrTrx, slugs: readonly string[], now: Date): Promise<ComingRow[]> {
  const { rows } = await sql<ComingRow>`
    select slug, version, title, effective_at from content_page
    where slug = any(${slugs}) and published_at is not null and effective_at > ${now}
    order by effective_at, slug`.execute(db);
  return rows;
}

/** Records the next batch of account holders to notify of a version and returns them; empty once all were. */
export async function recordReaders(
  trx: Trx,
  { slug, version }: Pick<PageRow, 'slug' | 'version'>,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into content_notice (slug, version, user_id, created_at)
    select ${slug}, ${version}, id, ${now} from account_person_view person
    where not is_deleted and not exists (
      select from content_notice where slug = ${slug} and version = ${version} and user_id = person.id
    )
    order by id limit ${limit}
    on conflict do nothing returning user_id`.execute(trx);
  return rows.map((row) => row.user_id);
}

/** Returns an account holder's address; undefined once the account is deleted. */
export async function findReader(db: DbOrTrx, userId: string): Promise<{ readonly email: string } | undefined> {
  return db
    .selectFrom('account_person_view')
    .select('email')
    .where('id', '=', userId)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
}
