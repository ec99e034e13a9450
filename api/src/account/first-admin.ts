import type { Foundation } from '../domain-module.ts';
import { brokeConstraint } from '../platform/database/database.ts';
import { newSecret } from '../platform/ids/ids.ts';
import { findOwners, grantStaffRole, insertAccount } from './account.repository.ts';
import { hashPassword } from './passwords.ts';

const email = 'admin@halfdrop.example';

/** Creates the first admin if there is none, and returns its generated password; otherwise null. */
export async function ensureAdmin({
  db,
  clock,
}: Pick<Foundation, 'db' | 'clock'>): Promise<{ email: string; password: string } | null> {
  if ((await findOwners(db)).length > 0) return null;
  const password = newSecret().slice(0, 20);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const names = { name: 'Shop operator', username: 'admin', email };
  const operator = { ...names, passwordHash, createdAt: now, emailConfirmedAt: now };
  try {
    await db.transaction().execute(async (trx) => {
      await grantStaffRole(trx, (await insertAccount(trx, operator)).id, 'owner');
    });
  } catch (error) {
    // Another process of this installation created it and shows the password.
    if (brokeConstraint(error, 'account_user_email')) return null;
    throw error;
  }
  return { email, password };
}
