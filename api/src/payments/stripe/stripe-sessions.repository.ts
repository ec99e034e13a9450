import { addDays } from '../../platform/clock/clock.ts';
import type { Db, DbOrTrx } from '../../database.ts';

const keptDays = 7;

/** Forgets the addresses of sessions that were opened a week ago or earlier: Stripe ends a session after a day. */
export async function pruneStripeSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('payments_stripe_session').where('created_at', '<=', addDays(now, -keptDays)).execute();
}

/** Keeps the address of a session that Stripe opened. */
export async function recordStripeSession(db: Db, id: string, url: string, now: Date): Promise<void> {
  await db
    .insertInto('payments_stripe_session')
    .values({ id, url, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The address of a session. @throws when it is not known */
export async function stripeSessionUrl(db: DbOrTrx, id: string): Promise<string> {
  const { url } = await db
    .selectFrom('payments_stripe_session')
    .select('url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return url;
}
