import type { Insertable, Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { SubmissionTables } from '../submissions.tables.ts';

/** An announced hold on a pattern. */
export type AnnouncedHoldRow = Selectable<SubmissionTables['submissions_announced_hold']>;

/** Inserts an announcement and returns its number; undefined if the pattern already has one. */
export async function insertAnnouncedHold(
  trx: Trx,
  hold: Insertable<SubmissionTables['submissions_announced_hold']>,
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('submissions_announced_hold')
    .values(hold)
    .onConflict((conflict) => conflict.column('asset_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Returns the announcement about a pattern. */
export function findAnnouncedHold(db: DbOrTrx, assetId: string): Promise<AnnouncedHoldRow | undefined> {
  const announced = db.selectFrom('submissions_announced_hold').selectAll();
  return announced.where('asset_id', '=', assetId).executeTakeFirst();
}

/** Deletes the announcement about a pattern and returns it. */
export function deleteAnnouncedHold(trx: Trx, assetId: string): Promise<AnnouncedHoldRow | undefined> {
  return trx.deleteFrom('submissions_announced_hold').where('asset_id', '=', assetId).returningAll().executeTakeFirst();
}

/** Returns patterns whose announced hold is due, in locking order. */
export async function findDueHolds(db: DbOrTrx, at: Date): Promise<string[]> {
  const due = db.selectFrom('submissions_announced_hold').select('asset_id').where('starts_at', '<=', at);
  return (await due.orderBy('asset_id').execute()).map((row) => row.asset_id);
}
