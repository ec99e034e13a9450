import { sql, type Insertable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { SubmissionRow } from '../submissions.repository.ts';
import type { SubmissionTables } from '../submissions.tables.ts';

/** Inserts a change of a listing. */
export async function insertAssetChange(
  trx: Trx,
  change: Insertable<SubmissionTables['submissions_asset_change']>,
): Promise<void> {
  await trx.insertInto('submissions_asset_change').values(change).execute();
}

/** Returns the changes of a pattern, newest first, with the names of their authors. */
export function findAssetChanges(db: DbOrTrx, assetId: string) {
  return db
    .selectFrom('submissions_asset_change as change')
    .leftJoin('account_person_view as person', (join) =>
      join.onRef('person.id', '=', 'change.actor_id').on('person.is_deleted', '=', false),
    )
    .selectAll('change')
    .select('person.name as actor_name')
    .where('asset_id', '=', assetId)
    .orderBy('change.id', 'desc')
    .execute();
}

/** A stored change. */
export type AssetChangeRow = Awaited<ReturnType<typeof findAssetChanges>>[number];

const ENDED = ['approved', 'rejected', 'withdrawn'] as const;

/** Returns the pattern's newer version that is a draft, being checked or in review. */
export function findNewerVersion(db: DbOrTrx, assetId: string): Promise<SubmissionRow | undefined> {
  const versions = db.selectFrom('submissions_submission').selectAll().where('asset_id', '=', assetId);
  return versions.where('status', 'not in', ENDED).executeTakeFirst();
}

/** Returns the version on sale; undefined if the pattern never was a submission. */
export function findApprovedVersion(db: DbOrTrx, assetId: string): Promise<SubmissionRow | undefined> {
  const versions = db.selectFrom('submissions_submission').selectAll().where('asset_id', '=', assetId);
  return versions.where('status', '=', 'approved').orderBy('changed_at', 'desc').limit(1).executeTakeFirst();
}

/** Applies an immediate edit to the newer version as well, except where that already differs. */
export async function carryEdit(
  trx: Trx,
  assetId: string,
  { before, after }: { readonly before: Words; readonly after: Words },
): Promise<void> {
  await sql`
    update submissions_submission
    set title = case when title = ${before.title} then ${after.title} else title end,
      description = case when description = ${before.description} then ${after.description} else description end,
      tags = case when tags = ${[...before.tags]}::text[] then ${[...after.tags]}::text[] else tags end,
      version = version + 1
    where asset_id = ${assetId} and status not in ('approved', 'rejected', 'withdrawn')`.execute(trx);
}

interface Words {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
}
