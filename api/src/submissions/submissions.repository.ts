import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { SubmissionStatus } from '@halfdrop/domain';
import type { MoveCategory } from '../catalog/category-desk/move-category.ts';
import type { RepeatLayout } from '@halfdrop/patterns';
import type { DbOrTrx, Trx } from '../database.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { SubmissionTables } from './submissions.tables.ts';

/** A stored submission. */
export type SubmissionRow = Selectable<SubmissionTables['submissions_submission']>;
/** A stored step of a submission. */
export type SubmissionTransitionRow = Selectable<SubmissionTables['submissions_transition']>;

/** One page of what a studio has handed in or is about to, the newest first; withdrawn ones are left out unless asked for. */
export function readSubmissionPage(
  db: DbOrTrx,
  wanted: WantedPage & {
    readonly studioId: number;
    readonly statuses: readonly SubmissionStatus[];
    /** A part of the title or of the name of the file; blank for all. */
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

/** A submission by its identity. */
export function findSubmission(db: DbOrTrx, id: string): Promise<SubmissionRow | undefined> {
  return db.selectFrom('submissions_submission').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A submission, locked until the transaction ends. */
export function lockSubmission(trx: Trx, id: string): Promise<SubmissionRow | undefined> {
  return trx.selectFrom('submissions_submission').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Submissions, locked until the transaction ends, in one order for everybody, so that no two wait for each other. */
export function lockSubmissions(trx: Trx, ids: readonly string[]): Promise<SubmissionRow[]> {
  const submissions = trx.selectFrom('submissions_submission').selectAll();
  return submissions.where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Stores a submission; undefined when its upload has one already. */
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

/** What makes one file the same as another that has come before. */
interface SameFile {
  readonly sha256: string;
  readonly studioId: number;
  readonly fileName: string;
  /** Null where it was not said. */
  readonly layout: RepeatLayout | null;
}

/** A draft of the same file, not handed in yet, locked until the transaction ends. */
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

/** Changes a submission. */
export function updateSubmission(
  trx: Trx,
  id: string,
  change: Updateable<SubmissionTables['submissions_submission']>,
): Promise<SubmissionRow> {
  const submissions = trx.updateTable('submissions_submission').set(change).where('id', '=', id);
  return submissions.returningAll().executeTakeFirstOrThrow();
}

/** Changes a submission, and notes the step that it takes with it. */
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

/** Records a step. */
export async function insertSubmissionTransition(
  trx: Trx,
  transition: Insertable<SubmissionTables['submissions_transition']>,
): Promise<void> {
  await trx.insertInto('submissions_transition').values(transition).execute();
}

/** The steps of submissions, the oldest first. */
export function findSubmissionTransitions(db: DbOrTrx, ids: readonly string[]): Promise<SubmissionTransitionRow[]> {
  const steps = db.selectFrom('submissions_transition').selectAll();
  return steps.where('submission_id', 'in', ids).orderBy('id').execute();
}

/** How many submissions of a studio are in each state. */
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

/** Which of some categories there are, with their parents: null for one of the menu's own. */
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

/** Has submissions that are placed in a category that is removed be placed where its patterns go. */
export const moveCategoryOfSubmissions: MoveCategory = async (trx, { from, into, above }) => {
  await trx.updateTable('submissions_submission').set({ category_id: into }).where('category_id', '=', from).execute();
  await trx
    .updateTable('submissions_submission')
    .set({ category_id: above, subcategory_id: into })
    .where('subcategory_id', '=', from)
    .execute();
};

/** Whether a submission has a picture, or had it when a verdict was given. */
export async function isSubmissionPicture(db: DbOrTrx, picture: string): Promise<boolean> {
  return (await findStudioOfPicture(db, picture)) !== undefined;
}

/** Whose a picture is; undefined for a picture of none. */
export async function findStudioOfPicture(db: DbOrTrx, picture: string): Promise<number | undefined> {
  const pictured = db.selectFrom('submissions_submission').select('studio_id').where('picture', '=', picture);
  const judged = db
    .selectFrom('submissions_verdict as verdict')
    .innerJoin('submissions_submission as submission', 'submission.id', 'verdict.submission_id')
    .select('submission.studio_id')
    .where('verdict.picture', '=', picture);
  return (await pictured.union(judged).executeTakeFirst())?.studio_id;
}

/** The studios whose some submissions are. */
export async function findStudios(db: DbOrTrx, studioIds: readonly number[]) {
  if (studioIds.length === 0) return [];
  const studios = db.selectFrom('catalog_designer_view').select(['id', 'name', 'slug']);
  return studios.where('id', 'in', [...studioIds]).execute();
}
