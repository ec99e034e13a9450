import type { Insertable, Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { SubmissionTables } from '../submissions.tables.ts';

/** That the shop will take a pattern from sale. */
export type AnnouncedHoldRow = Selectable<SubmissionTables['submissions_announced_hold']>;

/** Writes an announcement down and returns its number; undefined where the pattern has one. */
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

/** The announcement about a pattern. */
export function findAnnouncedHold(db: DbOrTrx, assetId: string): Promise<AnnouncedHoldRow | undefined> {
  const announced = db.selectFrom('submissions_announced_hold').selectAll();
  return announced.where('asset_id', '=', assetId).executeTakeFirst();
}

/** Forgets the announcement about a pattern, and returns it. */
export function deleteAnnouncedHold(trx: Trx, assetId: string): Promise<AnnouncedHoldRow | undefined> {
  return trx.deleteFrom('submissions_announced_hold').where('asset_id', '=', assetId).returningAll().executeTakeFirst();
}

/** Patterns that are to be taken from sale by now, in the order in which they are locked. */
export async function findDueHolds(db: DbOrTrx, at: Date): Promise<string[]> {
  const due = db.selectFrom('submissions_announced_hold').select('asset_id').where('starts_at', '<=', at);
  return (await due.orderBy('asset_id').execute()).map((row) => row.asset_id);
}
