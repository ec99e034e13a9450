import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { end } from './subscription-states.ts';
import {
  findAllOf,
  findOpenSession,
  findRunning,
  lockPerson,
  reread,
  updateSession,
} from './subscriptions.repository.ts';

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

/** Everything known of someone's subscriptions, as a person may read it. */
export async function exportSubscriptions(db: Db, userId: string) {
  const subscriptions = await findAllOf(db, userId);
  const payments = await db
    .selectFrom('subscriptions_payment')
    .innerJoin('subscriptions_subscription', 'subscriptions_subscription.id', 'subscriptions_payment.subscription_id')
    .select(['subscription_id', 'kind', 'amount_cents', 'refunded_cents', 'paid_at'])
    .where('subscriptions_subscription.user_id', '=', userId)
    .orderBy('paid_at')
    .execute();
  return subscriptions.map((row) => ({
    plan: row.plan_id,
    status: row.status,
    priceCents: row.price_cents,
    startedAt: row.started_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    trialEndsAt: row.trial_ends_at,
    endedAt: row.ended_at,
    card: row.card_last4 === null ? null : { brand: row.card_brand, last4: row.card_last4 },
    payments: payments
      .filter(({ subscription_id: id }) => id === row.id)
      .map(({ kind, amount_cents: amountCents, refunded_cents: refundedCents, paid_at: paidAt }) => ({
        kind,
        amountCents,
        refundedCents,
        paidAt,
      })),
  }));
}
