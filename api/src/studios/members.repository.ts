import { sql } from 'kysely';
import type { StudioRole } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';

/** A member of a studio. */
export interface MemberRow {
  readonly id: string;
  readonly account_id: string;
  readonly role: StudioRole;
  readonly joined_at: Date;
  readonly name: string;
  readonly email: string;
}

/** Returns the members of a studio: owners first, then by name. */
export function findMembers(db: DbOrTrx, studioId: number): Promise<MemberRow[]> {
  return db
    .selectFrom('studios_member as member')
    .innerJoin('account_person_view as person', 'person.id', 'member.account_id')
    .select(['member.id', 'member.account_id', 'member.role', 'member.joined_at', 'person.name', 'person.email'])
    .where('member.studio_id', '=', studioId)
    .orderBy(sql`member.role <> 'owner'`)
    .orderBy('person.name')
    .orderBy('member.id')
    .execute();
}

/** Returns the studio of a membership; undefined if the membership does not exist. */
export async function studioOfMember(db: DbOrTrx, memberId: string): Promise<number | undefined> {
  const member = db.selectFrom('studios_member').select('studio_id').where('id', '=', memberId);
  return (await member.executeTakeFirst())?.studio_id;
}

/** Adds a member; an existing one keeps their role. */
export async function insertMember(
  trx: Trx,
  member: { readonly studioId: number; readonly accountId: string; readonly role: StudioRole; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('studios_member')
    .values({ studio_id: member.studioId, account_id: member.accountId, role: member.role, joined_at: member.at })
    .onConflict((conflict) => conflict.columns(['studio_id', 'account_id']).doNothing())
    .execute();
}

/** Sets a member's role. */
export async function updateMemberRole(trx: Trx, memberId: string, role: StudioRole): Promise<void> {
  await trx.updateTable('studios_member').set({ role }).where('id', '=', memberId).execute();
}

/** Deletes a membership. */
export async function deleteMember(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('studios_member').where('id', '=', memberId).execute();
}
