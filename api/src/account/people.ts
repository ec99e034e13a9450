import type { DbOrTrx, Trx } from '../database.ts';
import { findByEmail } from './account.repository.ts';
import { isAddressConfirmed, lockAccount, setHasPlan, shareAccount } from './people.repository.ts';

/** Of two transactions that change what one person has, the second one waits to see what the first did. */
export async function lockPerson(trx: Trx, userId: string): Promise<void> {
  await lockAccount(trx, userId);
}

/** Keeps someone's account from being deleted until the transaction ends. */
export async function keepPerson(trx: Trx, userId: string): Promise<void> {
  await shareAccount(trx, userId);
}

/** Whether someone has followed a link that was mailed to their address. */
export function hasConfirmedAddress(db: DbOrTrx, userId: string): Promise<boolean> {
  return isAddressConfirmed(db, userId);
}

/** Whose account has an address; undefined when nobody's has. */
export async function personByEmail(db: DbOrTrx, email: string): Promise<string | undefined> {
  return (await findByEmail(db, email))?.id;
}

/** Notes whether a plan counts for an account, in the transaction that decides it. */
export async function notePlan(trx: Trx, userId: string, hasPlan: boolean): Promise<void> {
  await setHasPlan(trx, userId, hasPlan);
}
