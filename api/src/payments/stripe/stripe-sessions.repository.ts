import { addDays } from '../../platform/clock/clock.ts';
import type { Db } from '../../database.ts';

const keptDays = 7;

/** Forgets the addresses of sessions that were opened a week ago or earlier: Stripe ends a session after a day. */
export async function pruneStripeSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('payments_stripe_session').where('created_at', '<=', addDays(now, -keptDays)).execute();
}
