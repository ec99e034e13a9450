import type { SessionHolder, Viewer } from '../platform/http/bind-call.ts';
import { addDays } from '../platform/clock/clock.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { brokeConstraint } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { secretHash } from '../platform/ids/ids.ts';
import type {
  Credentials,
  IdentityProof,
  IdentityProofDto,
  PasswordChange,
  ProfileChange,
  Registration,
  UserDto,
} from './account.contract.ts';
import {
  deleteEndedSessions,
  findByEmail,
  findById,
  findViewer,
  insertAccount,
  isSessionOpen,
  revokeSession,
  touchSession,
  updateProfile,
} from './account.repository.ts';
import { changePassword } from './change-password.ts';
import { ensureAdmin } from './first-admin.ts';
import { lockFreeDownloads, spendFreeDownload, type FreeAllowance } from './free-allowance.repository.ts';
import { askForConfirmation } from './email-confirmation.service.ts';
import { mayImpersonate } from './impersonation.ts';
import { knownDevice } from './known-device.ts';
import { createLoginGuard, type LoginGuard } from './login-guard.ts';
import { openSession, toUser, type Caller, type OpenedSession } from './open-session.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { proofBegin, proveIdentity } from './prove-identity.ts';
import { refusedInSteps } from './refused-in-steps.ts';
import { freeUsername } from './username.ts';

const endedSessionDays = 7;
const quarterHour = 900;
/** Update interval of a session's last use. */
const touchMilliseconds = 5 * 60_000;

/** Accounts and their sessions. */
export interface AccountService {
  /** @throws already_taken with `field`, rate_limited */
  register(registration: Registration, caller: Caller): Promise<OpenedSession>;
  /** @throws invalid_credentials, account_blocked, rate_limited */
  login(credentials: Credentials, caller: Caller): Promise<OpenedSession>;
  /** @throws unauthenticated when the account is gone */
  userById(id: string, db?: DbOrTrx): Promise<UserDto>;
  /** Returns the free downloads a user has left, locked until the transaction ends. */
  lockFreeDownloads(trx: Trx, userId: string): Promise<FreeAllowance>;
  spendFreeDownload(trx: Trx, userId: string): Promise<void>;
  /**
   * Changes the password and revokes all other sessions.
   * @throws validation_failed for a wrong current password, rate_limited
   */
  changePassword(viewer: Viewer, change: PasswordChange): Promise<UserDto>;
  /** @throws already_taken with `field`, unauthenticated when the account is gone */
  changeProfile(userId: string, change: ProfileChange): Promise<UserDto>;
  /**
   * Confirms the user's identity in the session.
   * @throws validation_failed for a wrong password, rate_limited, reauthentication_required
   */
  proveIdentity(viewer: Viewer, address: string, proof: IdentityProof): Promise<IdentityProofDto>;
  authenticate(token: string): Promise<SessionHolder | null>;
  isSessionOpen(sessionId: string, userId: string): Promise<boolean>;
  logout(sessionId: string): Promise<void>;
  /** Resets the failed sign-ins counted for an account and for the caller. */
  forgiveFailures(email: string, callerAddress: string): Promise<void>;
  /** Deletes sessions a week after they ended. */
  pruneSessions(): Promise<void>;
  /** Creates the first admin if there is none, and returns its generated password; otherwise null. */
  ensureAdmin(): Promise<{ email: string; password: string } | null>;
}

interface AccountDependencies extends Pick<Foundation, 'db' | 'callLimits' | 'clock' | 'rateLimits'> {
  /** Signing key of device tokens. */
  readonly deviceSecret: string;
}

/** Creates the service. */
export function createAccountService(shop: AccountDependencies): AccountService {
  const { db, callLimits, clock, rateLimits, deviceSecret } = shop;
  const guard = createLoginGuard(rateLimits);
  const changesOfSession = rateLimits('password-change', 10, quarterHour);
  const registrationsOfAddress = callLimits('registrations', 100, 3600);

  return {
    async register({ name, username, email, password }, caller) {
      await registrationsOfAddress.spend(caller.address);
      const passwordHash = await hashPassword(password);
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        const named = { name, username: username ?? (await freeUsername(trx, name)), email };
        const account = await insertAccount(trx, { ...named, passwordHash, createdAt: now }).catch(refuseTaken);
        await askForConfirmation(trx, account.id, now);
        return openSession(trx, { account, caller, now, deviceSecret });
      });
    },

    login: (credentials, caller) => refusedInSteps(() => login({ ...shop, guard }, credentials, caller)),

    async userById(id, reader = db) {
      const account = await findById(reader, id);
      if (!account) throw new Problem('unauthenticated');
      return toUser(account);
    },

    async changePassword(viewer, change) {
      await changesOfSession.spend(viewer.sessionId);
      const user = await changePassword(shop, viewer, change);
      await changesOfSession.reset(viewer.sessionId);
      return user;
    },

    async changeProfile(userId, change) {
      const account = await updateProfile(db, userId, columnsOf(change)).catch(refuseTaken);
      if (!account) throw new Problem('unauthenticated');
      return toUser(account);
    },

    proveIdentity: (viewer, address, proof) => proveIdentity({ ...shop, guard }, { viewer, address }, proof),
    authenticate: (token) => authenticate(shop, token),
    lockFreeDownloads,
    spendFreeDownload,
    isSessionOpen: (sessionId, userId) => isSessionOpen(db, sessionId, userId, clock.now()),
    logout: (sessionId) => revokeSession(db, sessionId, clock.now()),
    forgiveFailures: (email, callerAddress) => guard.forgive(email, callerAddress),
    pruneSessions: () => deleteEndedSessions(db, addDays(clock.now(), -endedSessionDays)),
    ensureAdmin: () => ensureAdmin(shop),
  };
}

async function login(
  { db, clock, deviceSecret, guard }: AccountDependencies & { readonly guard: LoginGuard },
  { email, password, deviceToken }: Credentials,
  caller: Caller,
): Promise<OpenedSession> {
  const deviceId = knownDevice(deviceSecret, email, deviceToken);
  const attempt = await guard.attempt({ email, address: caller.address, deviceId });
  const account = await findByEmail(db, email);
  if (!(await passwordMatches(account?.password_hash ?? null, password)) || !account) {
    throw new Problem('invalid_credentials');
  }
  await attempt.succeeded();
  return openSession(db, { account, caller, now: clock.now(), deviceSecret });
}

async function authenticate({ db, clock }: AccountDependencies, token: string): Promise<SessionHolder | null> {
  const now = clock.now();
  const found = await findViewer(db, secretHash(token), now);
  if (!found) return null;
  const { userId, sessionId, lastUsedAt, provenAt, staffId, studios } = found;
  if (staffId !== null && !(await mayImpersonate(db, staffId))) return null;
  if (now.getTime() - lastUsedAt.getTime() >= touchMilliseconds) await touchSession(db, sessionId, now);
  const isProven = provenAt !== null && provenAt > proofBegin(now);
  // Impersonation never includes staff roles, even if the user is given one meanwhile.
  const staffRoles = staffId === null ? found.staffRoles : [];
  return { userId, sessionId, staffId, isProven, actor: { id: userId, staffRoles, studios } };
}

/** Converts a profile change to columns; an empty company or tax number becomes null. */
function columnsOf({ name, username, company, taxNumber }: ProfileChange) {
  return {
    ...(name !== undefined && { name }),
    ...(username !== undefined && { username }),
    ...(company !== undefined && { company: company || null }),
    ...(taxNumber !== undefined && { tax_number: taxNumber || null }),
  };
}

function refuseTaken(error: unknown): never {
  if (brokeConstraint(error, 'account_user_email')) throw taken('email', 'This email is already registered');
  if (brokeConstraint(error, 'account_user_username')) throw taken('username', 'This username is already taken');
  throw error;
}

function taken(field: 'email' | 'username', message: string): Problem {
  return new Problem('already_taken', { message, errors: [{ path: field, message }], data: { field } });
}
