import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { SubmissionStatus } from '@halfdrop/domain';
import type { MoveCategory } from '../catalog/category-desk/move-category.ts';
import type { RepeatLayout } from '@halfdrop/patterns';
import type { DbOrTrx, Trx } from '../database.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { SubmissionTables } from './submissions.tables.ts';

/** A stored submission. */
export type SubmissionRow = Selectable<SubmissionTables['submissions_submission']>;
/** A stored transition of a submission. */
export type SubmissionTransitionRow = Selectable<SubmissionTables['submissions_transition']>;

/** Returns one page of a studio's submissions and drafts, newest first; withdrawn ones only on request. */
export function readSubmissionPage(
  db: DbOrTrx,
  wanted: WantedPage & {
    readonly studioId: number;
    readonly statuses: readonly SubmissionStatus[];
    /** A substring of the title or file name; blank for all. */
    readonly search: string;
  },
) {
  const { studioId, statuses, search, page, limit } = wanted;
  const words = search.toLowerCase();
  const all = db
    .selectFrom('submissions_submission')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where(sql<boolean>`position(${words} in lower(title || ' ' || file_name)) > 0`);
  const asked = statuses.length === 0 ? all.where('status', '<>', 'withdrawn') : all.where('status', 'in', statuses);
  return readPage(db, asked.orderBy('created_at', 'desc').orderBy('id'), { page, limit });
}

/** Returns a submission by id. */
export function findSubmission(db: DbOrTrx, id: string): Promise<SubmissionRow | undefined> {
  return db.selectFrom('submissions_submission').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a submission until the transaction ends. */
export function lockSubmission(trx: Trx, id: string): Promise<SubmissionRow | undefined> {
  return trx.selectFrom('submissions_submission').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks submissions until the transaction ends, always in the same order to prevent deadlocks. */
export function lockSubmissions(trx: Trx, ids: readonly string[]): Promise<SubmissionRow[]> {
  const submissions = trx.selectFrom('submissions_submission').selectAll();
  return submissions.where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Inserts a submission; undefined if its upload already has one. */
export function insertSubmission(
  trx: Trx,
  submission: Insertable<SubmissionTables['submissions_submission']>,
): Promise<SubmissionRow | undefined> {
  return trx
    .insertInto('submissions_submission')
    .values(submission)
    .onConflict((conflict) => conflict.column('upload_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Properties by which an uploaded file is recognized. */
interface SameFile {
  readonly sha256: string;
  readonly studioId: number;
  readonly fileName: string;
  /** Null if it was not given. */
  readonly layout: RepeatLayout | null;
}

/** Locks a draft of the same file, not yet submitted, until the transaction ends. */
export function lockSameDraft(
  trx: Trx,
  { sha256, studioId, fileName, layout }: SameFile,
): Promise<SubmissionRow | undefined> {
  const drafts = trx.selectFrom('submissions_submission').selectAll().where('sha256', '=', sha256);
  return drafts
    .where('studio_id', '=', studioId)
    .where('file_name', '=', fileName)
    .where('asset_id', 'is', null)
    .where('status', 'in', ['draft', 'checking', 'ready', 'failed'])
    .$if(layout !== null, (same) => same.where('repeat_layout', '=', layout ?? 'block'))
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Updates a submission. */
export function updateSubmission(
  trx: Trx,
  id: string,
  change: Updateable<SubmissionTables['submissions_submission']>,
): Promise<SubmissionRow> {
  const submissions = trx.updateTable('submissions_submission').set(change).where('id', '=', id);
  return submissions.returningAll().executeTakeFirstOrThrow();
}

/** Updates a submission and records the transition. */
export function updateWithTransition(
  trx: Trx,
  id: string,
  change: Updateable<SubmissionTables['submissions_submission']>,
  transition: Omit<Insertable<SubmissionTables['submissions_transition']>, 'submission_id'>,
): Promise<SubmissionRow> {
  return trx
    .with('noted', (noting) => noting.insertInto('submissions_transition').values({ ...transition, submission_id: id }))
    .updateTable('submissions_submission')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a transition. */
export async function insertSubmissionTransition(
  trx: Trx,
  transition: Insertable<SubmissionTables['submissions_transition']>,
): Promise<void> {
  await trx.insertInto('submissions_transition').values(transition).execute();
}

/** Returns the transitions of submissions, oldest first. */
export function findSubmissionTransitions(db: DbOrTrx, ids: readonly string[]): Promise<SubmissionTransitionRow[]> {
  const steps = db.selectFrom('submissions_transition').selectAll();
  return steps.where('submission_id', 'in', ids).orderBy('id').execute();
}

/** Counts a studio's submissions by status. */
export async function countSubmissions(db: DbOrTrx, studioId: number): Promise<Map<SubmissionStatus, number>> {
  const counts = await db
    .selectFrom('submissions_submission')
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .where('studio_id', '=', studioId)
    .groupBy('status')
    .execute();
  return new Map(counts.map(({ status, count }) => [status, Number(count)]));
}

/** Whether nothing of a studio was ever approved. */
export async function isFirstOfStudio(db: DbOrTrx, studioId: number): Promise<boolean> {
  const submissions = db.selectFrom('submissions_submission').select('id').where('studio_id', '=', studioId);
  return (await submissions.where('status', '=', 'approved').limit(1).executeTakeFirst()) === undefined;
}

/** Returns which of the categories exist, with their parents; null for top-level menu categories. */
export async function findMenuCategories(
  db: DbOrTrx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map();
  const categories = await db
    .selectFrom('catalog_category_view')
    .select(['id', 'parent_id'])
    .where('kind', '=', 'menu')
    .where('id', 'in', ids)
    .execute();
  return new Map(categories.map((category) => [category.id, category.parent_id]));
}

/** Moves submissions of a category being removed to the category that receives its patterns. */
export const moveCategoryOfSubmissions: MoveCategory = async (trx, { from, into, above }) => {
  await trx.updateTable('submissions_submission').set({ category_id: into }).where('category_id', '=', from).execute();
  await trx
    .updateTable('submissions_submission')
    .set({ category_id: above, subcategory_id: into })
    .where('subcategory_id', '=', from)
    .execute();
};

/** Whether an image belongs to a submission, or did when a verdict was given. */
export async function isSubmissionPicture(db: DbOrTrx, picture: string): Promise<boolean> {
  return (await findStudioOfPicture(db, picture)) !== undefined;
}

/** Returns the studio of an image; undefined if it belongs to none. */
export async function findStudioOfPicture(db: DbOrTrx, picture: string): Promise<number | undefined> {
  const pictured = db.selectFrom('submissions_submission').select('studio_id').where('picture', '=', picture);
  const judged = db
    .selectFrom('submissions_verdict as verdict')
    .innerJoin('submissions_submission as submission', 'submission.id', 'verdict.submission_id')
    .select('submission.studio_id')
    .where('verdict.picture', '=', picture);
  return (await pictured.union(judged).executeTakeFirst())?.studio_id;
}

/** Returns the studios of submissions. */
export async function findStudios(db: DbOrTrx, studioIds: readonly number[]) {
  if (studioIds.length === 0) return [];
  const studios = db.selectFrom('catalog_designer_view').select(['id', 'name', 'slug']);
  return studios.where('id', 'in', [...studioIds]).execute();
}
