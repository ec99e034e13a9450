import { roleAllows, type StudioAction } from '@halfdrop/domain';
import { lockStudio } from '../catalog/studios.ts';
import type { Db, Trx } from '../database.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { Problem } from '../platform/http/problem.ts';
import { findMembers, type MemberRow } from './members.repository.ts';
import { toStudio } from './studio-view.ts';
import type { StudioDto } from './studios.contract.ts';

interface StudioAct {
  /** Undefined if the id names no studio. */
  readonly studioId: number | undefined;
  readonly userId: string;
  readonly action: StudioAction;
}

/** A locked studio and its members. */
export type LockedStudio = NonNullable<Awaited<ReturnType<typeof lockStudio>>> & {
  readonly members: readonly MemberRow[];
};

/**
 * Runs `work` in a studio as one of its members and returns their view of the studio afterwards; null if they are no
 * longer a member. The studio stays locked, so that its members and their roles cannot change meanwhile.
 * @throws not_found for a studio of which they are not a member, forbidden if their role does not allow it
 */
export function actInStudio(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { studioId, userId, action }: StudioAct,
  work: (trx: Trx, studio: LockedStudio) => Promise<void>,
): Promise<StudioDto | null> {
  return db.transaction().execute(async (trx) => {
    const studio = studioId === undefined ? undefined : await lockStudio(trx, studioId);
    if (!studio) throw new Problem('not_found');
    const members = await findMembers(trx, studio.id);
    requirePlace(members, { userId, action });
    await work(trx, { ...studio, members });
    return toStudio(trx, studio.id, { userId, now: clock.now() });
  });
}

function requirePlace(members: readonly MemberRow[], { userId, action }: Pick<StudioAct, 'userId' | 'action'>): void {
  const member = members.find((each) => each.account_id === userId);
  if (!member) throw new Problem('not_found');
  if (!roleAllows(member.role, action)) throw new Problem('forbidden');
}
