import type { DbOrTrx } from '../database.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { findAllOf, type SubscriptionRow } from './subscriptions.repository.ts';

/** Returns the rows of one subscription, without its id. */
function of<Row extends { readonly subscriptionId: string }>(rows: readonly Row[], id: string) {
  return rows.filter((row) => row.subscriptionId === id).map(({ subscriptionId: _subscription, ...rest }) => rest);
}

function paymentsOf(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('subscriptions_payment')
    .innerJoin('subscriptions_subscription', 'subscriptions_subscription.id', 'subscriptions_payment.subscription_id')
    .select([
      'subscription_id as subscriptionId',
      'subscriptions_payment.id',
      'payment_ref as providerReference',
      'kind',
      'amount_cents as amountCents',
      'refunded_cents as refundedCents',
      'subscriptions_payment.period_start as paysFrom',
      'paid_at as paidAt',
    ])
    .where('subscriptions_subscription.user_id', '=', userId)
    .orderBy('paid_at')
    .execute();
}

/** Reads the history of each subscription: status, plan and cause. */
function historyOf(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('subscriptions_transition')
    .innerJoin(
      'subscriptions_subscription',
      'subscriptions_subscription.id',
      'subscriptions_transition.subscription_id',
    )
    .select([
      'subscription_id as subscriptionId',
      'from_status as from',
      'to_status as to',
      'subscriptions_transition.plan_id as plan',
      'cause',
      'at',
    ])
    .where('subscriptions_subscription.user_id', '=', userId)
    .orderBy('subscriptions_transition.id')
    .execute();
}

/** Reads the payment pages opened for plans, paid or not. */
function checkoutsOf(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('subscriptions_session')
    .select(['id', 'plan_id as plan', 'price_cents as priceCents', 'status', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

function factsOf(row: SubscriptionRow) {
  return {
    id: row.id,
    providerReference: row.subscription_ref,
    customerReference: row.customer_ref,
    plan: row.plan_id,
    status: row.status,
    priceCents: row.price_cents,
    startedAt: row.started_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    nextPlan: row.pending_plan_id,
    trialEndsAt: row.trial_ends_at,
    graceEndsAt: row.grace_ends_at,
    endedAt: row.ended_at,
    endCause: row.end_cause,
    creditedDownloads: row.credited_downloads,
    creditedUntil: row.credited_until,
    card: row.card_last4 === null ? null : { brand: row.card_brand, last4: row.card_last4 },
  };
}

/** Subscriptions of a user. */
export const subscriptionPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const [payments, history] = [await paymentsOf(db, id), await historyOf(db, id)];
    const subscriptions = (await findAllOf(db, id)).map((row) => ({
      ...factsOf(row),
      payments: of(payments, row.id),
      history: of(history, row.id),
    }));
    return { subscriptions, planCheckouts: await checkoutsOf(db, id) };
  },

  /** The books keep the payments; the card data is erased. */
  async forget(trx, { id }) {
    await trx
      .updateTable('subscriptions_subscription')
      .set({ card_brand: null, card_last4: null })
      .where('user_id', '=', id)
      .execute();
  },
};
