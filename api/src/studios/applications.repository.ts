import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { MoveCategory } from '../catalog/category-desk/move-category.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { StudioTables } from './studios.tables.ts';

/** A stored application. */
export type ApplicationRow = Selectable<StudioTables['studios_application']>;
/** A stored sample. */
export type SampleRow = Selectable<StudioTables['studios_application_sample']>;
/** A stored transition of an application. */
export type TransitionRow = Selectable<StudioTables['studios_application_transition']>;

/** Returns a user's latest application; undefined without one. */
export function findLastOf(db: DbOrTrx, accountId: string): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('studios_application')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy(sql`status in ('draft', 'submitted')`, 'desc')
    .executeTakeFirst();
}

/** Locks an application until the transaction ends, serializing decisions. */
export function lockApplication(trx: Trx, id: string): Promise<ApplicationRow | undefined> {
  return trx.selectFrom('studios_application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns an application by id. */
export function findApplication(db: DbOrTrx, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('studios_application').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns one page of submitted applications, those due first on top. */
export function readApplicationPage(db: DbOrTrx, status: ApplicationRow['status'] | null, wanted: WantedPage) {
  let applications = db.selectFrom('studios_application').selectAll().where('submitted_at', 'is not', null);
  if (status !== null) applications = applications.where('status', '=', status);
  return readPage(
    db,
    applications
      .orderBy(sql`status <> 'submitted'`)
      .orderBy('answer_due_at')
      .orderBy('id'),
    wanted,
  );
}

/** Inserts an application. May violate `studios_application_open`. */
export function insertApplication(
  trx: Trx,
  application: Insertable<StudioTables['studios_application']>,
): Promise<ApplicationRow> {
  return trx.insertInto('studios_application').values(application).returningAll().executeTakeFirstOrThrow();
}

/**
 * Updates an application and increments its version. Violates `studios_application_slug` if another open one has the
 * slug.
 */
export function updateApplication(
  trx: Trx,
  id: string,
  change: Updateable<StudioTables['studios_application']>,
): Promise<ApplicationRow> {
  return trx
    .updateTable('studios_application')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a transition. */
export async function insertTransition(
  trx: Trx,
  transition: Insertable<StudioTables['studios_application_transition']>,
): Promise<void> {
  await trx.insertInto('studios_application_transition').values(transition).execute();
}

/** Returns the transitions of applications, oldest first. */
export function findTransitions(db: DbOrTrx, applicationIds: readonly string[]): Promise<TransitionRow[]> {
  const steps = db.selectFrom('studios_application_transition').selectAll();
  return steps.where('application_id', 'in', applicationIds).orderBy('id').execute();
}

/** Returns the samples of applications in the order they were added. */
export function findSamples(db: DbOrTrx, applicationIds: readonly string[]): Promise<SampleRow[]> {
  const samples = db.selectFrom('studios_application_sample').selectAll();
  return samples.where('application_id', 'in', applicationIds).orderBy('added_at').orderBy('id').execute();
}

/** Counts the samples of an application. */
export async function countSamples(db: DbOrTrx, applicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('studios_application_sample')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether another pending application has the slug. */
export async function isSlugApplied(db: DbOrTrx, slug: string, { otherThan }: { otherThan: string }): Promise<boolean> {
  const application = await db
    .selectFrom('studios_application')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'submitted')
    .where('id', '<>', otherThan)
    .executeTakeFirst();
  return application !== undefined;
}

/** Returns applicants by account. */
export async function findApplicants(db: DbOrTrx, accountIds: readonly string[]) {
  const people = await db
    .selectFrom('account_person_view')
    .select(['id', 'name', 'email', 'created_at'])
    .where('id', 'in', accountIds)
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}

/** Whether a user owns a studio. */
export async function ownsStudio(db: DbOrTrx, accountId: string): Promise<boolean> {
  const place = db.selectFrom('studios_member').select('id').where('account_id', '=', accountId);
  return (await place.where('role', '=', 'owner').limit(1).executeTakeFirst()) !== undefined;
}

/** Inserts a sample. */
export async function insertSample(
  trx: Trx,
  sample: Insertable<StudioTables['studios_application_sample']>,
): Promise<void> {
  await trx.insertInto('studios_application_sample').values(sample).execute();
}

/** Deletes a sample; undefined if the application has no such sample. */
export function deleteSample(trx: Trx, applicationId: string, id: string): Promise<SampleRow | undefined> {
  return trx
    .deleteFrom('studios_application_sample')
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the applicant an image belongs to; undefined if it belongs to none. */
export async function findApplicantOfPicture(db: DbOrTrx, picture: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('studios_application_sample as sample')
    .innerJoin('studios_application as application', 'application.id', 'sample.application_id')
    .select('application.account_id')
    .where('sample.picture', '=', picture)
    .executeTakeFirst();
  return row?.account_id;
}

/** Whether an image belongs to a sample. */
export async function isPictureInUse(db: DbOrTrx, picture: string): Promise<boolean> {
  return (await findApplicantOfPicture(db, picture)) !== undefined;
}

/** Deletes the samples of applications closed before an instant. */
export async function deleteSamplesBefore(db: DbOrTrx, instant: Date): Promise<void> {
  const over = db
    .selectFrom('studios_application')
    .select('id')
    .where('status', 'not in', ['draft', 'submitted'])
    .where(({ fn }) => fn.coalesce('decided_at', 'created_at'), '<', instant);
  await db.deleteFrom('studios_application_sample').where('application_id', 'in', over).execute();
}

/** Moves applications of a category being removed to the category that receives its content. */
export const moveCategoryOfApplications: MoveCategory = async (trx, { from, into }) => {
  await trx.updateTable('studios_application').set({ category_id: into }).where('category_id', '=', from).execute();
};
