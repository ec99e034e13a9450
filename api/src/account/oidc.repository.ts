import type { Db, DbOrTrx, Trx } from '../database.ts';
import type { FlowSecrets } from './oidc-issuer.ts';

interface NewAttempt extends Omit<FlowSecrets, 'state'> {
  readonly stateHash: string;
  readonly browserKeyHash: string;
  readonly redirect: string;
  readonly expiresAt: Date;
}

/** What is told to the one who began. */
interface Handover {
  readonly userId: string;
  readonly isNewAccount: boolean;
  readonly codeHash: string;
  readonly codeExpiresAt: Date;
}

/** Stores the beginning of a way to an issuer. */
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

/** Takes the issuer's answer to an attempt, once; nothing when it is unknown, answered or too old. */
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

/** Records who came back, and the code that opens one session for them. */
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

/** Uses a code up; nothing when it is unknown, used, too old, or asked for by another browser than began. */
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

/** Forgets attempts that were over before an instant. */
export async function deleteAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_oidc_attempt').where('expires_at', '<=', before).execute();
}

/** Whose account an issuer's subject signs in to. */
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
 * Lets a subject sign in to an account, also when it did a moment ago: two may come first at once. False when another
 * subject of the same issuer does already.
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

/** Records that a session was opened by an issuer. */
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

/** Whether an issuer has opened a session since an instant. */
export async function wasProvenSince(db: DbOrTrx, sessionId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_oidc_session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('proven_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}
