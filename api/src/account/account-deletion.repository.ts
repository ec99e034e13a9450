import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import { findOwners } from './account.repository.ts';

/**
 * Locks an account that is not deleted until the transaction ends, blocking changes to it and inserts that reference
 * it.
 */
export function lockOwner(trx: Trx, id: string) {
  return trx
    .selectFrom('account_user')
    .select(['id', 'name', 'email', 'email_confirmed_at', 'password_hash'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns whether the account is the only owner of the shop. Serialized, so that two owners deleting their accounts
 * concurrently do not rely on each other.
 */
export async function isLastOwner(trx: Trx, id: string): Promise<boolean> {
  if (!(await findOwners(trx)).includes(id)) return false;
  await sql`select pg_advisory_xact_lock(hashtext('account.last-owner'))`.execute(trx);
  return (await findOwners(trx)).length === 1;
}

/** Returns an account that is not deleted. */
export function findOwner(db: DbOrTrx, id: string) {
  return db
    .selectFrom('account_user')
    .select(['id', 'email', 'email_confirmed_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Marks an account as deleted; its personal data is masked separately. */
export async function markDeleted(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('account_user').set({ deleted_at: now }).where('id', '=', id).execute();
}
