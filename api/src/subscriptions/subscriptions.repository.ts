import type { Selectable, Updateable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import type { SubscriptionStatus, SubscriptionTables } from './subscriptions.tables.ts';

/** A stored subscription. */
export type SubscriptionRow = Selectable<SubscriptionTables['subscriptions_subscription']>;
/** A stored payment session of a plan. */
export type SessionRow = Selectable<SubscriptionTables['subscriptions_session']>;
/** A payment session opened at the provider. */
export interface OpenedSession extends SessionRow {
  readonly session_id: string;
}
/** Changeable columns of a subscription. */
export type SubscriptionChange = Updateable<Omit<SubscriptionTables['subscriptions_subscription'], 'id' | 'user_id'>>;

/** Initial columns of a subscription; the rest starts empty. */
type NewSubscription = Omit<
  SubscriptionRow,
  | 'id'
  | 'pending_plan_id'
  | 'pending_plan_version'
  | 'pending_price_cents'
  | 'grace_ends_at'
  | 'reminded_at'
  | 'ended_at'
  | 'end_cause'
  | 'credited_downloads'
  | 'credited_until'
> &
  Partial<Pick<SubscriptionRow, 'ended_at' | 'end_cause'>>;

/**
 * Inserts a subscription. Violates `subscriptions_one_running` if one is running, `subscriptions_one_trial` on a second
 * trial.
 */
export function insertSubscription(trx: Trx, subscription: NewSubscription): Promise<SubscriptionRow> {
  return trx
    .insertInto('subscriptions_subscription')
    .values({
      pending_plan_id: null,
      pending_plan_version: null,
      pending_price_cents: null,
      grace_ends_at: null,
      reminded_at: null,
      ended_at: null,
      end_cause: null,
      credited_until: null,
      ...subscription,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates a subscription. */
export function updateSubscription(trx: Trx, id: string, change: SubscriptionChange): Promise<SubscriptionRow> {
  return trx
    .updateTable('subscriptions_subscription')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns a user's subscription that has not ended. */
export function findRunning(db: DbOrTrx, userId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', 'expired')
    .executeTakeFirst();
}

/** Returns all subscriptions of a user, newest first. */
export function findAllOf(db: DbOrTrx, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns a subscription by its own id or by its id at the provider. */
export function findSubscription(
  db: DbOrTrx,
  by: 'id' | 'subscription_ref',
  value: string,
): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions_subscription').selectAll().where(by, '=', value).executeTakeFirst();
}

/** Reloads a subscription whose user is locked. */
export function reread(trx: Trx, id: string): Promise<SubscriptionRow> {
  return trx
    .selectFrom('subscriptions_subscription')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Inserts an open payment session. */
export function insertSession(trx: Trx, session: Omit<SessionRow, 'is_closing' | 'payment_error' | 'subscription_id'>) {
  return trx
    .insertInto('subscriptions_session')
    .values({ ...session, payment_error: null, subscription_id: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns a user's payment session that can still be paid. */
export function findOpenSession(db: DbOrTrx, userId: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('subscriptions_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Returns a payment session by its id at the provider. */
export async function findSession(db: DbOrTrx, sessionId: string): Promise<OpenedSession | undefined> {
  const row = await db
    .selectFrom('subscriptions_session')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row && { ...row, session_id: sessionId };
}

/** Locks a payment session until the transaction ends. */
export function lockSession(trx: Trx, id: string): Promise<SessionRow> {
  return trx.selectFrom('subscriptions_session').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Updates a payment session. */
export async function updateSession(
  db: DbOrTrx,
  id: string,
  change: Partial<Pick<SessionRow, 'status' | 'is_closing' | 'session_id' | 'payment_error' | 'subscription_id'>>,
): Promise<void> {
  await db.updateTable('subscriptions_session').set(change).where('id', '=', id).execute();
}

/** Stores an event whose subscription has not started yet. */
export async function keepEarlyEvent(
  trx: Trx,
  subscriptionRef: string,
  event: PaymentEvent,
  receivedAt: Date,
): Promise<void> {
  await trx
    .insertInto('subscriptions_early_event')
    .values({
      event_id: event.id,
      subscription_ref: subscriptionRef,
      event: JSON.stringify(event),
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes and returns the events that waited for the start of a subscription. */
export async function takeEarlyEvents(trx: Trx, subscriptionRef: string): Promise<PaymentEvent[]> {
  const rows = await trx
    .deleteFrom('subscriptions_early_event')
    .where('subscription_ref', '=', subscriptionRef)
    .returning('event')
    .execute();
  return rows.map(({ event }) => event);
}

/** Records a status change of a subscription. */
export async function insertTransition(
  trx: Trx,
  from: SubscriptionStatus | null,
  now: SubscriptionRow,
  cause: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('subscriptions_transition')
    .values({ subscription_id: now.id, from_status: from, to_status: now.status, plan_id: now.plan_id, cause, at })
    .execute();
}

/** Returns subscriptions that end by `now`, or end by `soon` and were not reminded yet. */
export function findDue(db: DbOrTrx, now: Date, soon: Date) {
  return db
    .selectFrom('subscriptions_subscription')
    .select(['id', 'user_id'])
    .where((where) =>
      where.or([
        where('status', '=', 'canceled').and('period_end', '<=', now),
        where('status', '=', 'trialing').and('trial_ends_at', '<=', now),
        where('status', '=', 'past_due').and('grace_ends_at', '<=', now),
        where('status', '=', 'trialing').and('reminded_at', 'is', null).and('trial_ends_at', '<=', soon),
        where('status', '=', 'past_due').and('reminded_at', 'is', null).and('grace_ends_at', '<=', soon),
      ]),
    )
    .orderBy('id')
    .execute();
}
