import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** Maximum attempts per code. */
const MAX_ATTEMPTS = 5;
/** Maximum attempts per account and day; beyond it only the links in emails work. */
const MAX_ATTEMPTS_A_DAY = 20;
const DAY = 86_400_000;

interface NewReset {
  readonly id: string;
  readonly userId: string;
  readonly otpHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly linkHash: string;
  readonly linkExpiresAt: Date;
}

/** An attempted code. */
interface TriedReset {
  readonly id: string;
  readonly otpHash: string;
}

/** Serializes code creation for an account until the transaction ends. */
export async function lockAccount(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('account_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Returns the number of codes sent to an account since an instant, excluding one request. */
export async function countOtherResets(trx: Trx, userId: string, id: string, since: Date): Promise<number> {
  const row = await trx
    .selectFrom('account_password_reset')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Returns whether a request was fulfilled or superseded. */
export async function hasEnded(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('account_password_reset')
    .select('id')
    .where('id', '=', id)
    .where((where) => where.or([where('ended_at', 'is not', null), where('token_hash', 'is not', null)]))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a code the only valid one of its account; retrying the same request replaces its own. Links of other requests
 * stay valid.
 */
export async function replaceReset(trx: Trx, reset: NewReset): Promise<void> {
  await trx
    .updateTable('account_password_reset')
    .set({ ended_at: reset.createdAt })
    .where('user_id', '=', reset.userId)
    .where('id', '!=', reset.id)
    .where('ended_at', 'is', null)
    .where('token_hash', 'is', null)
    .execute();
  const code = {
    otp_hash: reset.otpHash,
    created_at: reset.createdAt,
    expires_at: reset.expiresAt,
    link_hash: reset.linkHash,
    link_expires_at: reset.linkExpiresAt,
  };
  await trx
    .insertInto('account_password_reset')
    .values({ id: reset.id, user_id: reset.userId, ...code, token_hash: null, token_expires_at: null, ended_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...code, attempts: 0 }))
    .execute();
}

/**
 * Counts an attempt on the valid code of an address and returns it; undefined if there is none or the attempts per code
 * or day are used up. Commits asynchronously, so that response times do not reveal whether anything was written.
 */
export function takeAttempt(db: Db, email: string, now: Date): Promise<TriedReset | undefined> {
  const since = new Date(now.getTime() - DAY);
  return db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit to off`.execute(trx);
    return trx
      .updateTable('account_password_reset')
      .from('account_user')
      .set((row) => ({ attempts: row('account_password_reset.attempts', '+', 1) }))
      .whereRef('account_user.id', '=', 'account_password_reset.user_id')
      .where(sql<string>`lower(account_user.email)`, '=', email.toLowerCase())
      .where('account_password_reset.ended_at', 'is', null)
      .where('account_password_reset.token_hash', 'is', null)
      .where('account_password_reset.attempts', '<', MAX_ATTEMPTS)
      .where('account_password_reset.expires_at', '>', now)
      .where(
        sql<boolean>`(select sum(other.attempts) from account_password_reset other
          where other.user_id = account_user.id and other.created_at > ${since}) < ${MAX_ATTEMPTS_A_DAY}`,
      )
      .returning(['account_password_reset.id', 'account_password_reset.otp_hash as otpHash'])
      .executeTakeFirst();
  });
}

/** Exchanges a code for a token. Returns false if it was already exchanged or superseded. */
export async function exchangeForToken(db: Db, id: string, tokenHash: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .updateTable('account_password_reset')
    .set({ token_hash: tokenHash, token_expires_at: expiresAt })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('token_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes the token of a code or link; returns the account, or undefined if it is unknown, used or expired. */
export async function endByToken(trx: Trx, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('account_password_reset')
    .set({ ended_at: now, link_hash: null })
    .where((where) =>
      where.or([
        where.and([
          where('token_hash', '=', tokenHash),
          where('token_expires_at', '>', now),
          where('ended_at', 'is', null),
        ]),
        where.and([where('link_hash', '=', tokenHash), where('link_expires_at', '>', now)]),
      ]),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Invalidates all codes, tokens and links of an account. */
export async function endResetsOf(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('account_password_reset')
    .set((row) => ({ ended_at: row.fn.coalesce('ended_at', row.val(now)), link_hash: null }))
    .where('user_id', '=', userId)
    .where((where) => where.or([where('ended_at', 'is', null), where('link_hash', 'is not', null)]))
    .execute();
}

/** Deletes codes created before an instant. */
export async function deleteResets(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_password_reset').where('created_at', '<=', before).execute();
}
