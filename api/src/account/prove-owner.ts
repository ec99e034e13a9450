import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Person } from '../privacy/personal-data.ts';
import { wasProvenSince } from './oidc.repository.ts';
import { passwordMatches } from './passwords.ts';

const MINUTES_OF_PROOF = 10;

interface Owner extends Person {
  readonly name: string;
}

/**
 * Makes sure that it is the owner who asks for what cannot be undone: by the password, or for an account without one
 * by a session that Google opened a moment ago. Nobody else changes the account, or adds to what is its, until the
 * transaction ends.
 * @throws unauthenticated when the account is gone, validation_failed for a wrong password, reauthentication_required,
 * last_admin
 */
export async function proveOwner(
  trx: Trx,
  { viewer, password, now }: { viewer: Viewer; password: string | undefined; now: Date },
): Promise<Owner> {
  const account = await trx
    .selectFrom('account_user')
    .select(['id', 'name', 'email', 'role', 'email_confirmed_at', 'password_hash'])
    .where('id', '=', viewer.userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new Problem('unauthenticated');
  if (account.password_hash === null) {
    const since = new Date(now.getTime() - MINUTES_OF_PROOF * 60_000);
    if (!(await wasProvenSince(trx, viewer.sessionId, since))) throw new Problem('reauthentication_required');
  } else if (!(await passwordMatches(account.password_hash, password ?? ''))) {
    const message = 'This is not your password';
    throw new Problem('validation_failed', { message, errors: [{ path: 'password', message }] });
  }
  if (account.role === 'admin' && (await isLastAdmin(trx, account.id))) throw new Problem('last_admin');
  const { id, name, email } = account;
  return { id, name, email, ownsAddress: account.email_confirmed_at !== null };
}

/** One at a time: two admins who leave at once must not both count on the other. */
async function isLastAdmin(trx: Trx, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('account.last-admin'))`.execute(trx);
  const other = await trx
    .selectFrom('account_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Notes that an account is deleted; what is personal in it is masked by its personal data. */
export async function markDeleted(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('account_user').set({ deleted_at: now }).where('id', '=', id).execute();
}

/** Whose data is asked for. @throws unauthenticated when the account is gone */
export async function personOf(trx: Trx, id: string): Promise<Person> {
  const account = await trx
    .selectFrom('account_user')
    .select(['id', 'email', 'email_confirmed_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw new Problem('unauthenticated');
  return { id: account.id, email: account.email, ownsAddress: account.email_confirmed_at !== null };
}
