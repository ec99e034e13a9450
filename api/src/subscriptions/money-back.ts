import { addDays, type Clock } from '../platform/clock/clock.ts';
import { isRowId, type Db } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { endSubscriptionLater, refundLater } from '../platform/payments/provider-jobs.ts';
import { firstPayment } from './payment-book.ts';
import { end } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import { moneyBackDays } from './subscription-view.ts';
import { findSubscription, lockPerson, reread, type SubscriptionRow } from './subscriptions.repository.ts';

interface MoneyBackDependencies {
  readonly writes: Db;
  readonly clock: Clock;
}

/**
 * Gives the first payment back and ends the subscription at once; the ledger follows the provider's word that the money
 * has gone. Asking again changes nothing.
 * @throws not_found, money_back_over for a later payment, a second refund, or after 30 days
 */
export function giveMoneyBack({ writes, clock }: MoneyBackDependencies, id: string): Promise<SubscriptionRow> {
  return inTransaction(writes, async (trx) => {
    const found = isRowId(id) ? await findSubscription(trx, 'id', id) : undefined;
    if (!found) throw new Problem('not_found', { message: 'There is no such subscription.' });
    await lockPerson(trx, found.user_id);
    const subscription = await reread(trx, id);
    if (subscription.end_cause === 'refund') return subscription;
    const now = clock.now();
    const first = await firstPayment(trx, id);
    const isOpen = first && first.amount_cents > 0 && first.refunded_cents === 0 && subscription.end_cause !== 'second';
    if (!isOpen || addDays(first.paid_at, moneyBackDays) < now) throw new Problem('money_back_over');
    const { amount_cents: amountCents, payment_ref: paymentRef } = first;
    await refundLater(trx, { paymentRef, amountCents, key: `money-back-${id}` });
    if (subscription.status !== 'expired' && subscription.subscription_ref !== null) {
      await endSubscriptionLater(trx, subscription.subscription_ref);
    }
    const ended = await end(trx, subscription, 'refund', now);
    await mailLater(trx, 'refunded', ended, ended.id, { amountCents });
    return ended;
  });
}
