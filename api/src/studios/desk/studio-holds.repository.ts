import type { Insertable, Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { StudioTables } from '../studios.tables.ts';

/** An announced hold on a studio. */
export type AnnouncedStudioHoldRow = Selectable<StudioTables['studios_announced_hold']>;

/** Inserts a hold on a studio and returns its number; undefined if the studio is already held. */
export async function insertStudioHold(
  trx: Trx,
  hold: { readonly studio_id: number; readonly reason: string; readonly held_at: Date },
): Promise<string | undefined> {
  const held = await trx
    .insertInto('studios_hold')
    .values(hold)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return held?.id;
}

/** Deletes the hold of a studio and returns its number; undefined if there is none. */
export async function deleteStudioHold(trx: Trx, studioId: number): Promise<string | undefined> {
  const ended = await trx
    .deleteFrom('studios_hold')
    .where('studio_id', '=', studioId)
    .returning('id')
    .executeTakeFirst();
  return ended?.id;
}

/** Inserts an announcement and returns its number; undefined if the studio has one or is held. */
export async function insertAnnouncedHold(
  trx: Trx,
  hold: Insertable<StudioTables['studios_announced_hold']>,
): Promise<string | undefined> {
  const held = await trx
    .selectFrom('studios_hold')
    .select('id')
    .where('studio_id', '=', hold.studio_id)
    .executeTakeFirst();
  if (held) return undefined;
  const inserted = await trx
    .insertInto('studios_announced_hold')
    .values(hold)
    .onConflict((conflict) => conflict.column('studio_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Deletes the announcement to a studio and returns it. */
export function deleteAnnouncedHold(trx: Trx, studioId: number): Promise<AnnouncedStudioHoldRow | undefined> {
  return trx.deleteFrom('studios_announced_hold').where('studio_id', '=', studioId).returningAll().executeTakeFirst();
}

/** Returns studios whose announced hold is due, in locking order. */
export async function findDueHolds(db: DbOrTrx, at: Date): Promise<number[]> {
  const due = db.selectFrom('studios_announced_hold').select('studio_id').where('starts_at', '<=', at);
  return (await due.orderBy('studio_id').execute()).map((row) => row.studio_id);
}

/** Returns the current and announced hold of a studio. */
export async function findStudioHolds(db: DbOrTrx, studioId: number) {
  const held = db.selectFrom('studios_hold').select(['reason', 'held_at']).where('studio_id', '=', studioId);
  const announced = db.selectFrom('studios_announced_hold').select(['reason', 'starts_at']);
  const [hold, announcedHold] = [
    await held.executeTakeFirst(),
    await announced.where('studio_id', '=', studioId).executeTakeFirst(),
  ];
  return {
    hold: hold ? { reason: hold.reason, heldAt: hold.held_at.toISOString() } : null,
    announcedHold: announcedHold
      ? { reason: announcedHold.reason, startsAt: announcedHold.starts_at.toISOString() }
      : null,
  };
}
