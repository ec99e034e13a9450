import type { DbOrTrx } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/privacy/personal-data.ts';
import { findAllOf } from './subscriptions.repository.ts';

function paymentsOf(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('subscriptions_payment')
    .innerJoin('subscriptions_subscription', 'subscriptions_subscription.id', 'subscriptions_payment.subscription_id')
    .select([
      'subscription_id as subscriptionId',
      'kind',
      'amount_cents as amountCents',
      'refunded_cents as refundedCents',
      'paid_at as paidAt',
    ])
    .where('subscriptions_subscription.user_id', '=', userId)
    .orderBy('paid_at')
    .execute();
}

/** What a person subscribed to. */
export const subscriptionPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const payments = await paymentsOf(db, id);
    const subscriptions = (await findAllOf(db, id)).map((row) => ({
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
        .filter(({ subscriptionId }) => subscriptionId === row.id)
        .map(({ subscriptionId: _subscription, ...payment }) => payment),
    }));
    return { subscriptions };
  },

  /** What was paid stays in the books; by which card, nobody needs to know any more. */
  async forget(trx, { id }) {
    await trx
      .updateTable('subscriptions_subscription')
      .set({ card_brand: null, card_last4: null })
      .where('user_id', '=', id)
      .execute();
  },
};
