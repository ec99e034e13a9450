import type { Db, DbOrTrx, Trx } from '../database.ts';

/** Starts a new round of confirmation emails, invalidating earlier links; returns its number. */
export async function beginConfirmation(trx: Trx, userId: string, now: Date): Promise<number> {
  const row = await trx
    .insertInto('account_email_confirmation')
    .values({ user_id: userId, round: 1, requested_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((known) => ({
        round: known('account_email_confirmation.round', '+', 1),
        requested_at: now,
      })),
    )
    .returning('round')
    .executeTakeFirstOrThrow();
  return row.round;
}

/** Returns the recipient of a round's email; undefined when superseded or already confirmed. */
export function findUnconfirmed(db: Db, userId: string, round: number) {
  return db
    .selectFrom('account_email_confirmation')
    .innerJoin('account_user', 'account_user.id', 'account_email_confirmation.user_id')
    .select(['account_user.name', 'account_user.email'])
    .where('account_user.id', '=', userId)
    .where('account_user.email_confirmed_at', 'is', null)
    .where('account_email_confirmation.round', '=', round)
    .executeTakeFirst();
}

/**
 * Confirms the address of an account if its round began after an instant; returns the address, or undefined when
 * expired.
 */
export async function confirmByRound(
  db: Db,
  { id, round, since, now }: { id: string; round: number; since: Date; now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('account_user')
    .from('account_email_confirmation')
    .set({ email_confirmed_at: now })
    .whereRef('account_email_confirmation.user_id', '=', 'account_user.id')
    .where('account_user.id', '=', id)
    .where('account_user.email_confirmed_at', 'is', null)
    .where('account_email_confirmation.round', '=', round)
    .where('account_email_confirmation.requested_at', '>', since)
    .returning('account_user.email')
    .executeTakeFirst();
  return row?.email;
}

/** Marks the address of a user as confirmed, however it was proven. */
export async function markEmailConfirmed(db: DbOrTrx, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('account_user')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}
