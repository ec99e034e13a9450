import type { StaffRole } from '@halfdrop/domain';
import { grantStaffRole, insertAccount } from '../../src/account/account.repository.ts';
import { askForConfirmation } from '../../src/account/email-confirmation.service.ts';
import { openSession } from '../../src/account/open-session.ts';
import { hashPassword } from '../../src/account/passwords.ts';
import type { Db } from '../../src/database.ts';
import type { TestClock } from './test-clock.ts';

/** A user with an account and an open session. */
export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  /** The authorization header. */
  readonly auth: { readonly authorization: string };
}

interface SignUp {
  readonly db: Db;
  readonly clock: TestClock;
  readonly deviceSecret: string;
}

const caller = { address: '127.0.0.1', device: 'Unknown device' };
let people = 0;
let passwordHash: Promise<string> | null = null;

/** Registers a user, but with a shared password hash, since hashing is slow. With a role, the user is staff. */
export async function signUp({ db, clock, deviceSecret }: SignUp, staffRole?: StaffRole): Promise<SignedIn> {
  people += 1;
  const email = `buyer${people}@example.com`;
  const person = { name: `Buyer ${people}`, username: `buyer_${people}`, email };
  passwordHash ??= hashPassword('correct horse');
  const now = clock.now();
  const facts = { ...person, passwordHash: await passwordHash, createdAt: now };
  const { token, user } = await db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, facts);
    if (staffRole) await grantStaffRole(trx, account.id, staffRole);
    await askForConfirmation(trx, account.id, now);
    return openSession(trx, { account, caller, now, deviceSecret });
  });
  return { token, userId: user.id, email, auth: { authorization: `Bearer ${token}` } };
}
