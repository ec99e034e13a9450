import type { QueryCreator } from 'kysely';
import type { Database, DbOrTrx, Trx } from '../database.ts';
import { findByEmail } from './account.repository.ts';

/**
 * Locks a user, serializing transactions that change what the user has. Returns the name; undefined when there is no
 * such account.
 */
export async function lockPerson(trx: Trx, userId: string): Promise<string | undefined> {
  const person = trx.selectFrom('account_user').select('name').where('id', '=', userId).forNoKeyUpdate();
  return (await person.executeTakeFirst())?.name;
}

/** Protects an account from deletion until the transaction ends; other changes remain possible. */
export async function keepPerson(trx: Trx, userId: string): Promise<void> {
  await keptPerson(trx, userId).execute();
}

/** Does the same as part of another statement; rows joined on its `id` are locked after the account. */
export function keptPerson(trx: QueryCreator<Database>, userId: string) {
  return trx.selectFrom('account_user').select('id').where('id', '=', userId).forKeyShare();
}

/** Returns whether a user's address is confirmed. */
export async function hasConfirmedAddress(db: DbOrTrx, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('account_user')
    .select('id')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return person !== undefined;
}

/** Returns the account with an address, ignoring case; undefined if there is none. */
export async function personByEmail(db: DbOrTrx, email: string): Promise<string | undefined> {
  return (await findByEmail(db, email))?.id;
}

/** Records whether an account has an active plan, in the transaction that decides it. */
export async function recordPlan(trx: Trx, userId: string, hasPlan: boolean): Promise<void> {
  await trx.updateTable('account_user').set({ has_active_subscription: hasPlan }).where('id', '=', userId).execute();
}
