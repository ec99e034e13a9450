import type { Selectable, Updateable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PaymentTables } from '../payments.tables.ts';
import type { BillCredit } from '../provider.ts';

type SubscriptionTable = PaymentTables['payments_sandbox_subscription'];

/** A subscription of the sandbox. */
export type SandboxSubscription = Selectable<SubscriptionTable>;

/** Column values for no planned change. */
export const nothingPlanned = {
  pending_price_cents: null,
  pending_interval: null,
  pending_label: null,
  ends_with_period: false,
} as const;

/** Inserts a subscription. */
export async function insertSubscription(trx: Trx, subscription: SandboxSubscription): Promise<void> {
  await trx.insertInto('payments_sandbox_subscription').values(subscription).execute();
}

/** Locks a subscription until the transaction ends; undefined when it is unknown or has ended. */
export function lockRunning(trx: Trx, id: string): Promise<SandboxSubscription | undefined> {
  return trx
    .selectFrom('payments_sandbox_subscription')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst();
}

/** Locks a subscription that has not ended until the transaction ends. @throws not_found */
export async function lockSubscription(trx: Trx, id: string): Promise<SandboxSubscription> {
  const row = await lockRunning(trx, id);
  if (!row) throw new Problem('not_found', { message: 'This subscription is not known, or has ended.' });
  return row;
}

/** Locks and returns the earliest due subscription, skipping those locked by other transactions. */
export function lockDueSubscription(trx: Trx, now: Date): Promise<SandboxSubscription | undefined> {
  return trx
    .selectFrom('payments_sandbox_subscription')
    .selectAll()
    .where('status', '<>', 'ended')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Returns a customer's running subscriptions, oldest first. */
export function subscriptionsOf(db: DbOrTrx, customerRef: string): Promise<SandboxSubscription[]> {
  return db
    .selectFrom('payments_sandbox_subscription')
    .selectAll()
    .where('customer_ref', '=', customerRef)
    .where('status', '<>', 'ended')
    .orderBy('created_at')
    .execute();
}

/** Records a credit; returns false if its key exists. */
export async function recordCredit(trx: Trx, credit: BillCredit, now: Date): Promise<boolean> {
  const { key, subscriptionRef, amountCents } = credit;
  const result = await trx
    .insertInto('payments_sandbox_credit')
    .values({ key, subscription_id: subscriptionRef, amount_cents: amountCents, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Updates a locked subscription. */
export async function updateSubscription(
  trx: Trx,
  subscription: SandboxSubscription,
  change: Updateable<SubscriptionTable>,
): Promise<SandboxSubscription> {
  return trx
    .updateTable('payments_sandbox_subscription')
    .set(change)
    .where('id', '=', subscription.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
