import type { PersonalData } from '../platform/privacy/personal-data.ts';

/** What a person subscribed to, and what was paid for it. */
export const subscriptionPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const rows = await db
      .selectFrom('subscriptions_subscription')
      .select([
        'id',
        'plan_id as plan',
        'status',
        'price_cents as priceCents',
        'started_at as startedAt',
        'period_start as periodStart',
        'period_end as periodEnd',
        'trial_ends_at as trialEndsAt',
        'ended_at as endedAt',
        'card_brand as cardBrand',
        'card_last4 as cardLast4',
      ])
      .where('user_id', '=', id)
      .orderBy('started_at')
      .execute();
    const payments = await db
      .selectFrom('subscriptions_payment')
      .innerJoin('subscriptions_subscription', 'subscriptions_subscription.id', 'subscriptions_payment.subscription_id')
      .select([
        'subscriptions_payment.subscription_id as subscriptionId',
        'subscriptions_payment.kind',
        'subscriptions_payment.amount_cents as amountCents',
        'subscriptions_payment.refunded_cents as refundedCents',
        'subscriptions_payment.paid_at as paidAt',
      ])
      .where('subscriptions_subscription.user_id', '=', id)
      .orderBy('subscriptions_payment.paid_at')
      .execute();
    const subscriptions = rows.map(({ id: subscription, ...facts }) => ({
      ...facts,
      currency: 'USD',
      payments: payments
        .filter(({ subscriptionId }) => subscriptionId === subscription)
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
