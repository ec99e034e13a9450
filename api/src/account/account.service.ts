import type { Viewer } from '../platform/http/bind-call.ts';
import { addDays, type Clock } from '../platform/clock/clock.ts';
import { brokeConstraint, type Db, type DbOrTrx, type Trx } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { newSecret, secretHash } from '../platform/ids/ids.ts';
import type { Credentials, PasswordChange, Registration, UserDto } from './account.contract.ts';
import {
  deleteEndedSessions,
  findByEmail,
  findById,
  findViewer,
  hasAdmin,
  insertAccount,
  insertSession,
  isSessionOpen,
  lockFreeDownloads,
  lockPasswordHash,
  revokeSession,
  spendFreeDownload,
  type AccountRow,
} from './account.repository.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { replacePassword } from './replace-password.ts';

const sessionDays = 30;
const endedSessionDays = 7;
const quarterHour = 900;

/** A fresh session with its token, shown this once. */
interface OpenedSession {
  token: string;
  user: UserDto;
}

/** Accounts and their sessions. */
export interface AccountService {
  /** @throws already_taken with `field`, rate_limited */
  register(registration: Registration, callerAddress: string): Promise<OpenedSession>;
  /** @throws invalid_credentials, rate_limited */
  login(credentials: Credentials, callerAddress: string): Promise<OpenedSession>;
  /** @throws unauthenticated when the account is gone */
  userById(id: string, db?: DbOrTrx): Promise<UserDto>;
  /** How many free downloads someone has left; locked until the transaction ends. */
  lockFreeDownloads(trx: Trx, userId: string): Promise<number>;
  spendFreeDownload(trx: Trx, userId: string): Promise<void>;
  /** Ends every other session. @throws validation_failed for a wrong current password, rate_limited */
  changePassword(viewer: Viewer, change: PasswordChange): Promise<UserDto>;
  authenticate(token: string): Promise<Viewer | null>;
  isSessionOpen(sessionId: string, userId: string): Promise<boolean>;
  logout(sessionId: string): Promise<void>;
  /** Forgives the wrong passwords given for an address so far. */
  forgiveFailures(email: string): Promise<void>;
  /** Removes sessions that ended a week ago or earlier. */
  pruneSessions(): Promise<void>;
  /** Makes the first admin when there is none and returns the password it made; null when there is one. */
  ensureAdmin(): Promise<{ email: string; password: string } | null>;
}

/** Makes the service. Budgets against guessing are counted in this process. */
export function createAccountService({ db, clock }: { db: Db; clock: Clock }): AccountService {
  const failuresOfAddress = createRateLimit(100, quarterHour);
  const failuresOfAccount = createRateLimit(10, quarterHour);
  const changesOfSession = createRateLimit(10, quarterHour);
  const registrationsOfAddress = createRateLimit(100, 3600);

  async function openSession(account: AccountRow): Promise<OpenedSession> {
    const token = newSecret();
    const createdAt = clock.now();
    const expiresAt = addDays(createdAt, sessionDays);
    await insertSession(db, { userId: account.id, tokenHash: secretHash(token), createdAt, expiresAt });
    return { token, user: toUser(account) };
  }

  return {
    async register({ name, username, email, password }, callerAddress) {
      await registrationsOfAddress.spend(callerAddress);
      const passwordHash = await hashPassword(password);
      const account = await insertAccount(db, { name, username, email, role: 'user', passwordHash }).catch(refuseTaken);
      return openSession(account);
    },

    async login({ email, password }, callerAddress) {
      const accountKey = email.toLowerCase();
      // Spent before the password is looked at, so that parallel guesses cannot share one try.
      await failuresOfAddress.spend(callerAddress);
      await failuresOfAccount.spend(accountKey);
      const account = await findByEmail(db, email);
      if (!(await passwordMatches(account?.password_hash ?? null, password)) || !account) {
        throw new Problem('invalid_credentials');
      }
      await failuresOfAddress.refund(callerAddress);
      await failuresOfAccount.reset(accountKey);
      return openSession(account);
    },

    async userById(id, reader = db) {
      const account = await findById(reader, id);
      if (!account) throw new Problem('unauthenticated');
      return toUser(account);
    },

    async changePassword({ userId, sessionId }, { currentPassword, newPassword }) {
      await changesOfSession.spend(sessionId);
      const account = await findById(db, userId);
      if (!account) throw new Problem('unauthenticated');
      if (!(await passwordMatches(account.password_hash, currentPassword))) throw wrongCurrentPassword();
      const passwordHash = await hashPassword(newPassword);
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        // Whoever was faster has ended this session, or set what is no longer the current password.
        if ((await lockPasswordHash(trx, userId)) !== account.password_hash) throw wrongCurrentPassword();
        await replacePassword(trx, { userId, passwordHash, now, sparedSession: sessionId });
      });
      await changesOfSession.reset(sessionId);
      return toUser(account);
    },

    lockFreeDownloads,
    spendFreeDownload,
    authenticate: async (token) => (await findViewer(db, secretHash(token), clock.now())) ?? null,
    isSessionOpen: (sessionId, userId) => isSessionOpen(db, sessionId, userId, clock.now()),
    logout: (sessionId) => revokeSession(db, sessionId, clock.now()),
    forgiveFailures: (email) => failuresOfAccount.reset(email.toLowerCase()),
    pruneSessions: () => deleteEndedSessions(db, addDays(clock.now(), -endedSessionDays)),

    async ensureAdmin() {
      if (await hasAdmin(db)) return null;
      const password = newSecret().slice(0, 20);
      const passwordHash = await hashPassword(password);
      const email = 'admin@halfdrop.example';
      const operator = { name: 'Shop operator', username: 'admin', email, role: 'admin', passwordHash } as const;
      try {
        await insertAccount(db, operator);
      } catch (error) {
        // Another process of this installation was faster; it shows its own password.
        if (brokeConstraint(error, 'account_user_email')) return null;
        throw error;
      }
      return { email, password };
    },
  };
}

function wrongCurrentPassword(): Problem {
  const message = 'Current password is incorrect';
  return new Problem('validation_failed', { message, errors: [{ path: 'currentPassword', message }] });
}

function refuseTaken(error: unknown): never {
  if (brokeConstraint(error, 'account_user_email')) throw taken('email', 'This email is already registered');
  if (brokeConstraint(error, 'account_user_username')) throw taken('username', 'This username is already taken');
  throw error;
}

function taken(field: 'email' | 'username', message: string): Problem {
  return new Problem('already_taken', { message, errors: [{ path: field, message }], data: { field } });
}

function toUser(account: AccountRow): UserDto {
  return {
    id: account.id,
    name: account.name,
    username: account.username,
    email: account.email,
    role: account.role,
    avatar: account.avatar_url === null ? null : { url: account.avatar_url },
    freeDownloads: account.free_downloads,
    activeSubscription: account.has_active_subscription,
    createdAt: account.created_at.toISOString(),
  };
}
