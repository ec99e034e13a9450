import type { StaffRole } from '@halfdrop/domain';
import { sql, type Selectable } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import type { UserDto } from './account.contract.ts';
import type { AccountTables } from './account.tables.ts';

/** A stored account with its staff roles and studios. */
export type AccountRow = Selectable<AccountTables['account_user']> & Pick<UserDto, 'staffRoles' | 'studios'>;

/** Selects the staff roles and studios of an `account_user` row. */
const standing = [
  sql<StaffRole[]>`array(
    select staff.role from account_staff_role staff where staff.account_id = account_user.id order by staff.role
  )`.as('staffRoles'),
  sql<UserDto['studios']>`coalesce((
    select jsonb_agg(jsonb_build_object('studioId', member.studio_id::text, 'role', member.role) order by member.studio_id)
    from studios_member_view member where member.account_id = account_user.id
  ), '[]')`.as('studios'),
] as const;

interface NewAccount {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  /** Null for an account without a password. */
  readonly passwordHash: string | null;
  readonly createdAt: Date;
  /** Omitted if the address is not confirmed. */
  readonly emailConfirmedAt?: Date;
}

/** Profile columns that users may change. */
type ProfileColumns = Partial<Pick<AccountRow, 'name' | 'username' | 'company' | 'tax_number'>>;

interface NewSession {
  readonly userId: string;
  /** Impersonating staff member; omitted for the user's own sessions. */
  readonly staffId?: string;
  readonly tokenHash: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Inserts an account. Violates `account_user_email` or `account_user_username` when one of them is taken. */
export function insertAccount(db: DbOrTrx, account: NewAccount): Promise<AccountRow> {
  const { passwordHash, createdAt, emailConfirmedAt = null, ...facts } = account;
  return db
    .insertInto('account_user')
    .values({
      ...facts,
      password_hash: passwordHash,
      avatar_url: null,
      created_at: createdAt,
      email_confirmed_at: emailConfirmedAt,
    })
    .returningAll()
    .returning(standing)
    .executeTakeFirstOrThrow();
}

/** Returns an account by email address, ignoring case. */
export function findByEmail(db: DbOrTrx, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account_user')
    .selectAll()
    .select(standing)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Returns an account by id. */
export function findById(db: DbOrTrx, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account_user').selectAll().select(standing).where('id', '=', id).executeTakeFirst();
}

/** Returns the ids of the shop's owners. */
export async function findOwners(db: DbOrTrx): Promise<string[]> {
  const rows = await db.selectFrom('account_staff_role').select('account_id').where('role', '=', 'owner').execute();
  return rows.map((row) => row.account_id);
}

/** Adds a staff role to a user. */
export async function grantStaffRole(db: DbOrTrx, accountId: string, role: StaffRole): Promise<void> {
  await db.insertInto('account_staff_role').values({ account_id: accountId, role }).execute();
}

/** Removes staff roles from a user. */
export async function endStaffRoles(db: DbOrTrx, accountId: string, roles: readonly StaffRole[]): Promise<void> {
  const held = db.deleteFrom('account_staff_role').where('account_id', '=', accountId);
  await held.where(sql<boolean>`role = any(${[...roles]})`).execute();
}

/** Inserts a session. */
export async function insertSession(db: DbOrTrx, session: NewSession): Promise<void> {
  await db
    .insertInto('account_session')
    .values({
      user_id: session.userId,
      staff_id: session.staffId ?? null,
      token_hash: session.tokenHash,
      device: session.device,
      last_used_at: session.createdAt,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      revoked_at: null,
    })
    .execute();
}

/** Returns the holder of a token, unless the session is revoked or expired or the user is blocked. */
export function findViewer(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('account_session')
    .innerJoin('account_user', 'account_user.id', 'account_session.user_id')
    .select([
      'account_user.id as userId',
      'account_session.id as sessionId',
      ...standing,
      'account_session.last_used_at as lastUsedAt',
      'account_session.proven_at as provenAt',
      'account_session.staff_id as staffId',
    ])
    .where('account_session.token_hash', '=', tokenHash)
    .where('account_session.revoked_at', 'is', null)
    .where('account_session.expires_at', '>', now)
    .where('account_user.blocked_at', 'is', null)
    .executeTakeFirst();
}

/** Updates the last use of a session. */
export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('account_session').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/** Marks the user's identity as confirmed in a session. */
export async function markProven(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('account_session').set({ proven_at: now }).where('id', '=', sessionId).execute();
}

/** Updates the given profile columns. Violates `account_user_username` when the username is taken. */
export function updateProfile(db: Db, id: string, change: ProfileColumns): Promise<AccountRow | undefined> {
  return db
    .updateTable('account_user')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .returning(standing)
    .executeTakeFirst();
}

/** Returns whether a username is taken, ignoring case. */
export async function isUsernameTaken(trx: Trx, username: string): Promise<boolean> {
  const found = await trx
    .selectFrom('account_user')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns whether a session is neither revoked nor expired. */
export async function isSessionOpen(db: Db, sessionId: string, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes a session. */
export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Revokes all open sessions of a user, except an optionally spared one; returns their number. */
export async function revokeSessionsOf(trx: Trx, userId: string, now: Date, spared?: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(spared !== undefined, (query) => query.where('id', '!=', spared ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Returns the password hash of an account, locked until the transaction ends. */
export async function lockPasswordHash(trx: Trx, id: string): Promise<string | null | undefined> {
  const query = trx.selectFrom('account_user').select('password_hash').where('id', '=', id).forNoKeyUpdate();
  return (await query.executeTakeFirst())?.password_hash;
}

/** Sets the password of an account; returns its email address. */
export async function updatePassword(trx: Trx, id: string, passwordHash: string): Promise<string> {
  const row = await trx
    .updateTable('account_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  return row.email;
}

/** Deletes sessions that expired or were revoked before an instant. */
export async function deleteEndedSessions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('account_session')
    .where((where) => where.or([where('expires_at', '<=', before), where('revoked_at', '<=', before)]))
    .execute();
}
