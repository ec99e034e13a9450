import { sql, type Insertable, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { StudioTables } from './studios.tables.ts';

/** A stored invitation. */
export type InvitationRow = Selectable<StudioTables['studios_invitation']>;

/** Returns the pending invitations of a studio, those that expire last first. */
export function findInvitations(db: DbOrTrx, studioId: number, now: Date): Promise<InvitationRow[]> {
  return db
    .selectFrom('studios_invitation')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns an invitation by id; undefined if it was used, canceled or pruned. */
export function findInvitation(db: DbOrTrx, id: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('studios_invitation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts an invitation, replacing an expired one to the same address. */
export async function insertInvitation(
  trx: Trx,
  invitation: Insertable<StudioTables['studios_invitation']>,
): Promise<string> {
  await trx
    .deleteFrom('studios_invitation')
    .where('studio_id', '=', invitation.studio_id)
    .where(sql`lower(email)`, '=', invitation.email.toLowerCase())
    .execute();
  const stored = trx.insertInto('studios_invitation').values(invitation).returning('id');
  return (await stored.executeTakeFirstOrThrow()).id;
}

/** Deletes an invitation and returns whether it existed; only one of two concurrent calls does. */
export async function deleteInvitation(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('studios_invitation').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes expired invitations. */
export async function deleteInvitationsBefore(db: DbOrTrx, instant: Date): Promise<void> {
  await db.deleteFrom('studios_invitation').where('expires_at', '<=', instant).execute();
}
