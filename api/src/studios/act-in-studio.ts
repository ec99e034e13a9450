import { roleAllows, type StudioAction } from '@halfdrop/domain';
import { lockStudio } from '../catalog/studios.ts';
import type { Db, Trx } from '../database.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { Problem } from '../platform/http/problem.ts';
import { findMembers, type MemberRow } from './members.repository.ts';
import { toStudio } from './studio-view.ts';
import type { StudioDto } from './studios.contract.ts';

interface StudioAct {
  /** Undefined for what names no studio. */
  readonly studioId: number | undefined;
  readonly userId: string;
  readonly action: StudioAction;
}

/** A studio that nobody else changes now, and who works there. */
export type LockedStudio = NonNullable<Awaited<ReturnType<typeof lockStudio>>> & {
  readonly members: readonly MemberRow[];
};

/**
 * Does something in a studio as somebody who works there, and gives the studio as they see it afterwards; null when
 * they do not work there any more. The studio is locked: who works there, and as what, stays so until it is done.
 * @throws not_found for a studio that they do not work in, forbidden when their role there does not allow it
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
