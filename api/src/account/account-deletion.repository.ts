import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import { findOwners } from './account.repository.ts';

/** An account that is not deleted; nobody else changes it, or adds to what is its, until the transaction ends. */
export function lockOwner(trx: Trx, id: string) {
  return trx
    .selectFrom('account_user')
    .select(['id', 'name', 'email', 'email_confirmed_at', 'password_hash'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether only this account owns the shop. One asks at a time: two owners who leave at once must not count on each other. */
export async function isLastOwner(trx: Trx, id: string): Promise<boolean> {
  if (!(await findOwners(trx)).includes(id)) return false;
  await sql`select pg_advisory_xact_lock(hashtext('account.last-owner'))`.execute(trx);
  return (await findOwners(trx)).length === 1;
}

/** An account that is not deleted. */
export function findOwner(db: DbOrTrx, id: string) {
  return db
    .selectFrom('account_user')
    .select(['id', 'email', 'email_confirmed_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Records that an account is deleted; what is personal in it is masked by its personal data. */
export async function markDeleted(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('account_user').set({ deleted_at: now }).where('id', '=', id).execute();
}
