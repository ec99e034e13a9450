import type { Db, DbOrTrx, Trx } from '../database.ts';

/** Begins a further round of emails for an account, which ends the links of the earlier ones; returns its number. */
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

/** To whom the email of a round goes; nothing when a later one replaced it, or the address is confirmed. */
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

/** Confirms the address of an account by a round that began after an instant; its address, or nothing when it is over. */
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

/** Records that a person reads the mail of their address, by whatever way they have proven it. */
export async function markEmailConfirmed(db: DbOrTrx, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('account_user')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}
