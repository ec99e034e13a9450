import type { QueryCreator } from 'kysely';
import type { Database, DbOrTrx, Trx } from '../database.ts';
import { findByEmail } from './account.repository.ts';

/**
 * Of two transactions that change what one person has, the second one waits to see what the first did. Gives the name of
 * the person; undefined when there is no such account.
 */
export async function lockPerson(trx: Trx, userId: string): Promise<string | undefined> {
  const person = trx.selectFrom('account_user').select('name').where('id', '=', userId).forNoKeyUpdate();
  return (await person.executeTakeFirst())?.name;
}

/** Keeps someone's account from being deleted until the transaction ends; it may be changed otherwise. */
export async function keepPerson(trx: Trx, userId: string): Promise<void> {
  await keptPerson(trx, userId).execute();
}

/** The same as a part of another statement: what is joined with its `id` is locked after the account. */
export function keptPerson(trx: QueryCreator<Database>, userId: string) {
  return trx.selectFrom('account_user').select('id').where('id', '=', userId).forKeyShare();
}

/** Whether someone has followed a link that was mailed to their address. */
export async function hasConfirmedAddress(db: DbOrTrx, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('account_user')
    .select('id')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return person !== undefined;
}

/** Whose account has an address, whatever its case; undefined when nobody's has. */
export async function personByEmail(db: DbOrTrx, email: string): Promise<string | undefined> {
  return (await findByEmail(db, email))?.id;
}

/** Records whether a plan counts for an account, in the transaction that decides it. */
export async function recordPlan(trx: Trx, userId: string, hasPlan: boolean): Promise<void> {
  await trx.updateTable('account_user').set({ has_active_subscription: hasPlan }).where('id', '=', userId).execute();
}
