import type { Trx } from '../database.ts';
import type { SessionHolder } from '../platform/http/bind-call.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { Person } from '../privacy/personal-data.ts';
import { findOwner, isLastOwner, lockOwner } from './account-deletion.repository.ts';
import { wasProvenSince } from './oidc.repository.ts';
import { passwordMatches } from './passwords.ts';

const MINUTES_OF_PROOF = 10;

interface Owner extends Person {
  readonly name: string;
}

/**
 * Verifies the owner before an irreversible action: by password, or without one by a session recently opened with
 * Google. Locks the account until the transaction ends, blocking changes to it and inserts that reference it.
 * @throws unauthenticated when the account is gone, validation_failed for a wrong password, reauthentication_required,
 * last_admin
 */
export async function proveOwner(
  trx: Trx,
  { viewer, password, now }: { viewer: SessionHolder; password: string | undefined; now: Date },
): Promise<Owner> {
  const account = await lockOwner(trx, viewer.userId);
  if (!account) throw new Problem('unauthenticated');
  if (account.password_hash === null) {
    const since = new Date(now.getTime() - MINUTES_OF_PROOF * 60_000);
    if (!(await wasProvenSince(trx, viewer.sessionId, since))) throw new Problem('reauthentication_required');
  } else if (!(await passwordMatches(account.password_hash, password ?? ''))) {
    throw invalidField('password', 'This is not your password');
  }
  if (await isLastOwner(trx, account.id)) throw new Problem('last_admin');
  const { id, name, email } = account;
  return { id, name, email, ownsAddress: account.email_confirmed_at !== null };
}

/** Returns the user whose data is requested. @throws unauthenticated when the account is gone */
export async function personOf(trx: Trx, id: string): Promise<Person> {
  const account = await findOwner(trx, id);
  if (!account) throw new Problem('unauthenticated');
  return { id: account.id, email: account.email, ownsAddress: account.email_confirmed_at !== null };
}
