import { roleAllows, type StudioRole } from '@halfdrop/domain';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { actInStudio, type LockedStudio } from './act-in-studio.ts';
import { deleteMember, studioOfMember, updateMemberRole, type MemberRow } from './members.repository.ts';
import type { LeftStudioDto, StudioDto } from './studios.contract.ts';

/** Members of studios and their roles. A studio always has an owner. */
export interface MemberService {
  /** @throws not_found, forbidden, validation_failed for the last owner */
  changeRole(userId: string, memberId: string, role: StudioRole): Promise<StudioDto>;
  /**
   * Ends the caller's own membership or, for owners, any. @throws not_found, forbidden, validation_failed for the last
   * owner
   */
  remove(userId: string, memberId: string): Promise<LeftStudioDto>;
}

/** Creates the service. */
export function createMemberService(shop: Pick<Foundation, 'db' | 'clock'>): MemberService {
  const studioOf = (memberId: string) =>
    isRowId(memberId) ? studioOfMember(shop.db, memberId) : Promise.resolve(undefined);

  return {
    async changeRole(userId, memberId, role) {
      const act = { studioId: await studioOf(memberId), userId, action: 'studio.staff' } as const;
      const studio = await actInStudio(shop, act, async (trx, locked) => {
        const member = memberOf(locked, memberId);
        const others = locked.members.filter((each) => each !== member);
        requireOwner([...others, { role }], 'role');
        await updateMemberRole(trx, member.id, role);
      });
      if (!studio) throw new Problem('not_found');
      return studio;
    },

    async remove(userId, memberId) {
      const act = { studioId: await studioOf(memberId), userId, action: 'studio.leave' } as const;
      const studio = await actInStudio(shop, act, async (trx, locked) => {
        const member = memberOf(locked, memberId);
        const viewer = locked.members.find((each) => each.account_id === userId);
        const isAllowed = member === viewer || (viewer && roleAllows(viewer.role, 'studio.staff'));
        if (!isAllowed) throw new Problem('forbidden');
        requireOwner(
          locked.members.filter((each) => each !== member),
          'memberId',
        );
        await deleteMember(trx, member.id);
      });
      return { studio };
    },
  };
}

/** Returns a member of a studio. @throws not_found if the membership ended while waiting for the studio's lock */
function memberOf({ members }: LockedStudio, memberId: string): MemberRow {
  const member = members.find(({ id }) => id === memberId);
  if (!member) throw new Problem('not_found');
  return member;
}

/** Rejects changes that would leave a studio without an owner. */
function requireOwner(members: ReadonlyArray<Pick<MemberRow, 'role'>>, field: string): void {
  if (members.some(({ role }) => roleAllows(role, 'studio.staff'))) return;
  throw invalidField(field, 'A studio needs an owner: make someone else one first.');
}
