import type { Db, DbOrTrx, Trx } from '../database.ts';
import type { FlowSecrets } from './oidc-issuer.ts';

interface NewAttempt extends Omit<FlowSecrets, 'state'> {
  readonly stateHash: string;
  readonly browserKeyHash: string;
  readonly redirect: string;
  readonly expiresAt: Date;
}

/** Result handed to the browser that started the flow. */
interface Handover {
  readonly userId: string;
  readonly isNewAccount: boolean;
  readonly codeHash: string;
  readonly codeExpiresAt: Date;
}

/** Inserts a sign-in attempt. */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db
    .insertInto('account_oidc_attempt')
    .values({
      state_hash: attempt.stateHash,
      browser_key_hash: attempt.browserKeyHash,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      redirect: attempt.redirect,
      expires_at: attempt.expiresAt,
      answered_at: null,
      user_id: null,
      is_new_account: null,
      code_hash: null,
      code_expires_at: null,
    })
    .execute();
}

/** Consumes the callback of an attempt; undefined when it is unknown, already used or expired. */
export function takeAnswer(db: Db, stateHash: string, now: Date) {
  return db
    .updateTable('account_oidc_attempt')
    .set({ answered_at: now })
    .where('state_hash', '=', stateHash)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier as codeVerifier', 'redirect'])
    .executeTakeFirst();
}

/** Stores the identified user and the one-time code for a session. */
export async function recordHandover(trx: Trx, stateHash: string, handover: Handover): Promise<void> {
  await trx
    .updateTable('account_oidc_attempt')
    .set({
      user_id: handover.userId,
      is_new_account: handover.isNewAccount,
      code_hash: handover.codeHash,
      code_expires_at: handover.codeExpiresAt,
    })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** Consumes a code; undefined when it is unknown, used, expired, or from a different browser than started the flow. */
export function takeHandover(
  trx: Trx,
  { codeHash, browserKeyHash, now }: Record<'codeHash' | 'browserKeyHash', string> & { now: Date },
) {
  return trx
    .deleteFrom('account_oidc_attempt')
    .where('code_hash', '=', codeHash)
    .where('browser_key_hash', '=', browserKeyHash)
    .where('code_expires_at', '>', now)
    .returning(['user_id as userId', 'is_new_account as isNewAccount', 'redirect'])
    .executeTakeFirst();
}

/** Deletes attempts that ended before an instant. */
export async function deleteAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_oidc_attempt').where('expires_at', '<=', before).execute();
}

/** Returns the account linked to an issuer's subject. */
export async function findIdentity(trx: Trx, issuer: string, subject: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('account_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Links a subject to an account; idempotent, as two first sign-ins may be concurrent. Returns false when another
 * subject of the issuer is already linked.
 */
export async function linkIdentity(
  trx: Trx,
  { issuer, subject, userId, now }: Record<'issuer' | 'subject' | 'userId', string> & { now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('account_identity')
    .values({ issuer, subject, user_id: userId, linked_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'issuer']).doUpdateSet({ subject }).where('account_identity.subject', '=', subject),
    )
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a session as opened through an issuer. */
export async function recordOidcSession(trx: Trx, tokenHash: string, now: Date): Promise<void> {
  await trx
    .insertInto('account_oidc_session')
    .columns(['session_id', 'proven_at'])
    .expression((select) =>
      select
        .selectFrom('account_session')
        .select(['id', (value) => value.val(now).as('proven_at')])
        .where('token_hash', '=', tokenHash),
    )
    .execute();
}

/** Returns whether an issuer has opened the session since an instant. */
export async function wasProvenSince(db: DbOrTrx, sessionId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_oidc_session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('proven_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}
