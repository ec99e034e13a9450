import type { Trx } from '../database.ts';
import { newId } from '../platform/ids/ids.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { revokeSessionsOf, updatePassword } from './account.repository.ts';
import { endResetsOf } from './password-reset.repository.ts';

/** Tells the owner of an account that its password has changed. */
export const passwordChangedJob = 'account.password-changed';

interface Replacement {
  readonly userId: string;
  readonly passwordHash: string;
  readonly now: Date;
  /** The session that changes the password stays open; all others end. */
  readonly sparedSession?: string;
}

/** Sets a password, ends codes and sessions of the account, and lets its owner know. Returns the owner's address. */
export async function replacePassword(trx: Trx, replacement: Replacement): Promise<string> {
  const { userId, passwordHash, now, sparedSession } = replacement;
  await endResetsOf(trx, userId, now);
  await revokeSessionsOf(trx, userId, now, sparedSession);
  await addJob(trx, passwordChangedJob, { id: newId(), userId, changedAt: now.toISOString() });
  return updatePassword(trx, userId, passwordHash);
}
