import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { endSubscriptionLater } from '../payments/provider-jobs.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { end } from './subscription-states.ts';
import { closeSession } from './close-session.ts';
import type { PlanRights } from './subscriptions.ports.ts';
import { lockPerson } from '../account/people.ts';
import { findOpenSession, findRunning, reread } from './subscriptions.repository.ts';

interface DeletionDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly payments: Pick<PaymentProvider, 'expireSession'>;
  readonly rights: PlanRights;
}

/**
 * Ends everything a departing user could still be charged for, without an email; idempotent.
 * @throws payment_unavailable; what has ended by then stays ended
 */
export async function endForDeletion(shop: DeletionDependencies, userId: string): Promise<void> {
  const { db, writes, clock, rights } = shop;
  const open = await findOpenSession(db, userId);
  if (open) await closeSession(shop, open);
  await inTransaction(writes, async (trx) => {
    await lockPerson(trx, userId);
    const running = await findRunning(trx, userId);
    if (!running) return;
    const subscription = await reread(trx, running.id);
    const { id: subscriptionId, subscription_ref: subscriptionRef } = subscription;
    if (subscriptionRef === null) await rights.revoke(trx, { subscriptionId, from: null, before: null });
    else await endSubscriptionLater(trx, subscriptionRef);
    await end(trx, subscription, 'payer', clock.now());
  });
}
