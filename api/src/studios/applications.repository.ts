import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { StudioTables } from './studios.tables.ts';

/** A stored application. */
export type ApplicationRow = Selectable<StudioTables['studios_application']>;
/** A stored sample. */
export type SampleRow = Selectable<StudioTables['studios_application_sample']>;
/** A stored step of an application. */
export type TransitionRow = Selectable<StudioTables['studios_application_transition']>;

/** The last application of a person; undefined without one. */
export function findLastOf(db: DbOrTrx, accountId: string): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('studios_application')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

/** An application, locked until the transaction ends: of two who decide at once, one waits for the other. */
export function lockApplication(trx: Trx, id: string): Promise<ApplicationRow | undefined> {
  return trx.selectFrom('studios_application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** An application by its identity. */
export function findApplication(db: DbOrTrx, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('studios_application').selectAll().where('id', '=', id).executeTakeFirst();
}

/** One page of the applications that are no drafts, those that are due first in front. */
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

/** Stores an application. Breaks `studios_application_open` or `studios_application_slug`. */
export function insertApplication(
  trx: Trx,
  application: Insertable<StudioTables['studios_application']>,
): Promise<ApplicationRow> {
  return trx.insertInto('studios_application').values(application).returningAll().executeTakeFirstOrThrow();
}

/** Changes an application and counts it. Breaks `studios_application_slug` when another open one has the address. */
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

/** Notes a step. */
export async function insertTransition(
  trx: Trx,
  transition: Insertable<StudioTables['studios_application_transition']>,
): Promise<void> {
  await trx.insertInto('studios_application_transition').values(transition).execute();
}

/** The steps of an application, the oldest first. */
export function findTransitions(db: DbOrTrx, applicationId: string): Promise<TransitionRow[]> {
  const steps = db.selectFrom('studios_application_transition').selectAll();
  return steps.where('application_id', '=', applicationId).orderBy('id').execute();
}

/** The samples of an application, in the order they were added. */
export function findSamples(db: DbOrTrx, applicationId: string): Promise<SampleRow[]> {
  const samples = db.selectFrom('studios_application_sample').selectAll();
  return samples.where('application_id', '=', applicationId).orderBy('added_at').orderBy('id').execute();
}

/** Stores a sample. */
export async function insertSample(
  trx: Trx,
  sample: Insertable<StudioTables['studios_application_sample']>,
): Promise<void> {
  await trx.insertInto('studios_application_sample').values(sample).execute();
}

/** Removes a sample; undefined when the application has none of that identity. */
export function deleteSample(trx: Trx, applicationId: string, id: string): Promise<SampleRow | undefined> {
  return trx
    .deleteFrom('studios_application_sample')
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Whose application a picture belongs to; undefined for a picture of none. */
export async function findApplicantOfPicture(db: DbOrTrx, picture: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('studios_application_sample as sample')
    .innerJoin('studios_application as application', 'application.id', 'sample.application_id')
    .select('application.account_id')
    .where('sample.picture', '=', picture)
    .executeTakeFirst();
  return row?.account_id;
}
