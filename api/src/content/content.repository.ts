import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../platform/database/database.ts';
import type { ContentTables } from './content.tables.ts';

type PageRow = Selectable<ContentTables['content_page']>;

/** A page as it was published. */
export interface PublishedPageRow extends PageRow {
  readonly published_at: Date;
}

/** A version of a page without its words. */
export type VersionRow = Pick<PublishedPageRow, 'version' | 'published_at'>;

/** One published version of a page: the newest when `version` is null. */
export async function findPage(
  db: DbOrTrx,
  slug: string,
  version: number | null,
): Promise<PublishedPageRow | undefined> {
  const { rows } = await sql<PublishedPageRow>`
    select slug, version, title, summary, body, published_at from content_page
    where slug = ${slug} and published_at is not null and version = coalesce(${version}::int, version)
    order by version desc limit 1`.execute(db);
  return rows[0];
}

/** Every published version of a page, newest first. */
export async function findVersions(db: DbOrTrx, slug: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version, published_at from content_page
    where slug = ${slug} and published_at is not null order by version desc`.execute(db);
  return rows;
}

/** Stores pages; a version that is there already is left as it is. Returns how many were new. */
export async function insertPages(trx: Trx, pages: readonly PageRow[]): Promise<number> {
  if (pages.length === 0) return 0;
  const result = await trx
    .insertInto('content_page')
    .values([...pages])
    .onConflict((conflict) => conflict.columns(['slug', 'version']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}
