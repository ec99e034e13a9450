import type { Selectable, Updateable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import type { SubscriptionStatus, SubscriptionTables } from './subscriptions.tables.ts';

/** A stored subscription. */
export type SubscriptionRow = Selectable<SubscriptionTables['subscriptions_subscription']>;
/** A stored payment session of a plan. */
export type SessionRow = Selectable<SubscriptionTables['subscriptions_session']>;
/** A payment session that the provider has opened. */
export interface OpenedSession extends SessionRow {
  readonly session_id: string;
}
/** What may change of a subscription. */
export type SubscriptionChange = Updateable<Omit<SubscriptionTables['subscriptions_subscription'], 'id' | 'user_id'>>;

/** What a new subscription is told; the rest is empty at first. */
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

/** Stores a subscription. Breaks `subscriptions_one_running` when one runs, `subscriptions_one_trial` for a second trial. */
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

/** Changes a subscription. */
export function updateSubscription(trx: Trx, id: string, change: SubscriptionChange): Promise<SubscriptionRow> {
  return trx
    .updateTable('subscriptions_subscription')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The subscription of someone that is not over. */
export function findRunning(db: DbOrTrx, userId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', 'expired')
    .executeTakeFirst();
}

/** All subscriptions of someone, the newest first. */
export function findAllOf(db: DbOrTrx, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A subscription by its own id or by the provider's name of it. */
export function findSubscription(
  db: DbOrTrx,
  by: 'id' | 'subscription_ref',
  value: string,
): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions_subscription').selectAll().where(by, '=', value).executeTakeFirst();
}

/** A subscription whose person is locked, as it is now. */
export function reread(trx: Trx, id: string): Promise<SubscriptionRow> {
  return trx
    .selectFrom('subscriptions_subscription')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Stores an open payment session. */
export function insertSession(trx: Trx, session: Omit<SessionRow, 'is_closing' | 'payment_error' | 'subscription_id'>) {
  return trx
    .insertInto('subscriptions_session')
    .values({ ...session, payment_error: null, subscription_id: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Someone's payment session that can still be paid. */
export function findOpenSession(db: DbOrTrx, userId: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('subscriptions_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** A payment session by the provider's name of it. */
export async function findSession(db: DbOrTrx, sessionId: string): Promise<OpenedSession | undefined> {
  const row = await db
    .selectFrom('subscriptions_session')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row && { ...row, session_id: sessionId };
}

/** Reads a payment session and keeps others from changing it until the transaction ends. */
export function lockSession(trx: Trx, id: string): Promise<SessionRow> {
  return trx.selectFrom('subscriptions_session').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Changes what may change of a payment session. */
export async function updateSession(
  db: DbOrTrx,
  id: string,
  change: Partial<Pick<SessionRow, 'status' | 'is_closing' | 'session_id' | 'payment_error' | 'subscription_id'>>,
): Promise<void> {
  await db.updateTable('subscriptions_session').set(change).where('id', '=', id).execute();
}

/** Keeps an event whose subscription has not started yet. */
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

/** Takes out the events that waited for the start of a subscription. */
export async function takeEarlyEvents(trx: Trx, subscriptionRef: string): Promise<PaymentEvent[]> {
  const rows = await trx
    .deleteFrom('subscriptions_early_event')
    .where('subscription_ref', '=', subscriptionRef)
    .returning('event')
    .execute();
  return rows.map(({ event }) => event);
}

/** Records where a subscription stands, and why. */
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

/** Subscriptions that end by `now`, or end by `soon` without their owner having been reminded. */
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
