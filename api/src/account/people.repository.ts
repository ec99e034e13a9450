import type { DbOrTrx, Trx } from '../database.ts';

/** Locks an account against other changes of what its owner has; it may still be referred to. */
export async function lockAccount(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('account_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Whether the owner of an account has followed a link that was mailed to their address. */
export async function isAddressConfirmed(db: DbOrTrx, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('account_user')
    .select('id')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return person !== undefined;
}

/** Keeps an account from being deleted until the transaction ends; it may be changed otherwise. */
export async function shareAccount(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('account_user').select('id').where('id', '=', userId).forKeyShare().execute();
}

/** Changes whether a plan counts for an account. */
export async function setHasPlan(trx: Trx, userId: string, hasPlan: boolean): Promise<void> {
  await trx.updateTable('account_user').set({ has_active_subscription: hasPlan }).where('id', '=', userId).execute();
}
