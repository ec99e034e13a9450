import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { endSubscriptionLater } from '../platform/payments/provider-jobs.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { end } from './subscription-states.ts';
import { closeSession } from './close-session.ts';
import { findOpenSession, findRunning, lockPerson, reread } from './subscriptions.repository.ts';

interface LeavingDependencies {
  readonly db: Db;
  readonly writes: Db;
  readonly clock: Clock;
  readonly payments: Pick<PaymentProvider, 'expireSession'>;
}

/**
 * Ends all that someone who leaves could still be charged for, without a letter; again, it changes nothing.
 * @throws payment_unavailable; what has ended by then stays ended
 */
export async function endForDeletion(shop: LeavingDependencies, userId: string): Promise<void> {
  const { db, writes, clock } = shop;
  const open = await findOpenSession(db, userId);
  if (open) await closeSession(shop, open);
  await inTransaction(writes, async (trx) => {
    await lockPerson(trx, userId);
    const running = await findRunning(trx, userId);
    if (!running) return;
    const subscription = await reread(trx, running.id);
    if (subscription.subscription_ref !== null) await endSubscriptionLater(trx, subscription.subscription_ref);
    await end(trx, subscription, 'payer', clock.now());
  });
}
