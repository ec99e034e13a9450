import type { Foundation } from '../domain-module.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { PasswordChange, UserDto } from './account.contract.ts';
import { findById, lockPasswordHash } from './account.repository.ts';
import { toUser } from './open-session.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Changes the password of a user who knows the current one, and revokes all other sessions.
 * @throws validation_failed for a wrong current password, unauthenticated when the account is gone
 */
export async function changePassword(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  { userId, sessionId }: Viewer,
  { currentPassword, newPassword }: PasswordChange,
): Promise<UserDto> {
  const account = await findById(db, userId);
  if (!account) throw new Problem('unauthenticated');
  if (!(await passwordMatches(account.password_hash, currentPassword))) throw wrongCurrentPassword();
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    // A concurrent change has revoked this session or replaced the current password.
    if ((await lockPasswordHash(trx, userId)) !== account.password_hash) throw wrongCurrentPassword();
    await replacePassword(trx, { userId, passwordHash, now, sparedSession: sessionId });
  });
  return toUser(account);
}

const wrongCurrentPassword = () => invalidField('currentPassword', 'Current password is incorrect');
