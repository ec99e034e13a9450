import { can, IMPERSONATION_MINUTES } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import { newSecret, secretHash } from '../platform/ids/ids.ts';
import { findById, insertSession } from './account.repository.ts';

const DEVICE = 'Halfdrop staff, read only';

/** A session by which a staff member impersonates a user. */
interface ImpersonationSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens an impersonation session. */
export async function openImpersonation(
  trx: Trx,
  { personId, staffId, now }: { readonly personId: string; readonly staffId: string; readonly now: Date },
): Promise<ImpersonationSession> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + IMPERSONATION_MINUTES * 60_000);
  await insertSession(trx, {
    userId: personId,
    staffId,
    tokenHash: secretHash(token),
    device: DEVICE,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Returns whether a staff member may still impersonate users; checked on every request. */
export async function mayImpersonate(db: DbOrTrx, staffId: string): Promise<boolean> {
  const staff = await findById(db, staffId);
  return staff !== undefined && staff.blocked_at === null && can(staff, 'person.impersonate');
}
