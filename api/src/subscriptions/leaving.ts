import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { end } from './subscription-states.ts';
import { findOpenSession, findRunning, lockPerson, reread, updateSession } from './subscriptions.repository.ts';

interface LeavingDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: PaymentProvider;
}

/** Ends all that someone who leaves could still be charged for, without a letter; again, it changes nothing. */
export function endForDeletion({ db, clock, payments }: LeavingDependencies, userId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    const open = await findOpenSession(trx, userId);
    if (open && (await payments.expireSession(trx, open.session_id))) {
      await updateSession(trx, open.id, { status: 'expired' });
    }
    const running = await findRunning(trx, userId);
    if (!running) return;
    const subscription = await reread(trx, running.id);
    if (subscription.subscription_ref !== null) await payments.endNow(trx, subscription.subscription_ref);
    await end(trx, subscription, 'payer', clock.now());
  });
}
