import { MAX_REFUND_WITHOUT_PROOF } from '@halfdrop/domain';
import { addDays } from '../platform/clock/clock.ts';
import type { Db } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { requireProof } from '../platform/http/proof.ts';
import { refundLater } from '../payments/provider-jobs.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import { firstPayment } from './payments.repository.ts';
import { endLicenses, endPlan, type RefundDependencies } from './refund-effects.ts';
import { moneyBackDays } from './subscription-view.ts';
import { lockPerson } from '../account/people.ts';
import { findSubscription, reread, type SubscriptionRow } from './subscriptions.repository.ts';

/** Staff member making the refund. */
export type Refunder = AuditAuthor & Pick<Viewer, 'isProven'>;

interface MoneyBackDependencies extends RefundDependencies {
  readonly writes: Db;
  readonly audit: Audit;
}

/**
 * Refunds the first payment and immediately ends the subscription with its licenses; the ledger is updated when the
 * provider reports the refund. Idempotent.
 * @throws proof_required above a limit, not_found, money_back_over for a later payment, a second refund, or after 30
 * days
 */
export function giveMoneyBack(
  shop: MoneyBackDependencies,
  id: string,
  by: Refunder,
  reason: string,
): Promise<SubscriptionRow> {
  const { writes, clock, audit } = shop;
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
    if (amountCents > MAX_REFUND_WITHOUT_PROOF) requireProof(by);
    await refundLater(trx, { paymentRef, amountCents, key: `money-back-${id}` });
    await endLicenses(shop, trx, first);
    const ended = await endPlan(shop, trx, subscription, amountCents);
    await audit.record(trx, {
      by,
      action: 'subscription.refund',
      subject: { kind: 'subscription', id },
      before: { status: subscription.status },
      after: { status: ended.status, refundedCents: amountCents },
      why: reason,
    });
    return ended;
  });
}
