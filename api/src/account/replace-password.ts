import type { Trx } from '../database.ts';
import { newId } from '../platform/ids/ids.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { revokeSessionsOf, updatePassword } from './account.repository.ts';
import { endResetsOf } from './password-reset.repository.ts';

/** Job that notifies a user of a password change. */
export const passwordChangedJob = 'account.password-changed';

interface Replacement {
  readonly userId: string;
  readonly passwordHash: string;
  readonly now: Date;
  /** Session that made the change; it stays open while all others are revoked. */
  readonly sparedSession?: string;
}

/**
 * Sets a password, invalidates the account's reset codes and sessions, and notifies its owner. Returns the email
 * address.
 */
export async function replacePassword(trx: Trx, replacement: Replacement): Promise<string> {
  const { userId, passwordHash, now, sparedSession } = replacement;
  await endResetsOf(trx, userId, now);
  await revokeSessionsOf(trx, userId, now, sparedSession);
  await addJob(trx, passwordChangedJob, { id: newId(), userId, changedAt: now.toISOString() });
  return updatePassword(trx, userId, passwordHash);
}
