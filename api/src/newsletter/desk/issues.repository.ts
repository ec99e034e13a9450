import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { NewsletterTables } from '../newsletter.tables.ts';

type Table = NewsletterTables['newsletter_issue'];
/** A stored issue. */
export type IssueRow = Selectable<Table>;

/** Returns one page of issues, newest first. */
export function readIssues(db: Db, wanted: WantedPage) {
  const issues = db.selectFrom('newsletter_issue').selectAll().orderBy('created_at', 'desc').orderBy('id');
  return readPage(db, issues, wanted, MAX_LISTED_ROWS);
}

/** Returns one issue. */
export function findIssue(db: DbOrTrx, id: string): Promise<IssueRow | undefined> {
  return db.selectFrom('newsletter_issue').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks one issue until the transaction ends. */
export function lockIssue(trx: Trx, id: string): Promise<IssueRow | undefined> {
  return trx.selectFrom('newsletter_issue').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Inserts an issue as a draft. */
export async function insertIssue(
  trx: Trx,
  { subject, body, now }: Pick<IssueRow, 'subject' | 'body'> & { readonly now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('newsletter_issue')
    .values({ subject, body, state: 'draft', send_at: null, finished_at: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a locked issue and increments its version. */
export async function updateIssue(trx: Trx, id: string, change: Updateable<Table>): Promise<void> {
  await trx
    .updateTable('newsletter_issue')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Replaces the patterns of an issue, keeping this order. */
export async function replacePatterns(trx: Trx, issueId: string, assetIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('newsletter_issue_pattern').where('issue_id', '=', issueId).execute();
  if (assetIds.length === 0) return;
  const rows = assetIds.map((assetId, index) => ({ issue_id: issueId, asset_id: assetId, position: index + 1 }));
  await trx.insertInto('newsletter_issue_pattern').values(rows).execute();
}

/** Returns the patterns of an issue in order. */
export function findPatterns(db: DbOrTrx, issueId: string) {
  return db
    .selectFrom('newsletter_issue_pattern as shown')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'shown.asset_id')
    .select(['asset.id', 'asset.slug', 'asset.title', 'asset.status'])
    .where('shown.issue_id', '=', issueId)
    .orderBy('shown.position')
    .execute();
}

/** Returns the patterns of an issue that are on sale. */
export async function findOnSale(db: DbOrTrx, issueId: string) {
  return (await findPatterns(db, issueId)).filter(({ status }) => status === 'approved');
}

/** Returns patterns in the order of `ids`; unknown ids are left out. */
export async function findAssets(db: DbOrTrx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('catalog_asset_view')
    .select(['id', 'slug', 'title', 'status'])
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Returns the email address of an account. */
export function findAddress(db: DbOrTrx, accountId: string) {
  return db
    .selectFrom('account_person_view')
    .select('email')
    .where('id', '=', accountId)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
}
