import { addDays } from '../../platform/clock/clock.ts';
import type { Db, DbOrTrx } from '../../database.ts';

const keptDays = 7;

/** Deletes session URLs after a week; Stripe expires sessions after a day. */
export async function pruneStripeSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('payments_stripe_session').where('created_at', '<=', addDays(now, -keptDays)).execute();
}

/** Stores the URL of a Stripe session. */
export async function recordStripeSession(db: Db, id: string, url: string, now: Date): Promise<void> {
  await db
    .insertInto('payments_stripe_session')
    .values({ id, url, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the URL of a session. @throws when it is not known */
export async function stripeSessionUrl(db: DbOrTrx, id: string): Promise<string> {
  const { url } = await db
    .selectFrom('payments_stripe_session')
    .select('url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return url;
}
