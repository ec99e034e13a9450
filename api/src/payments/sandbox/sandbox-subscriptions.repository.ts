import type { Selectable, Updateable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PaymentTables } from '../payments.tables.ts';
import type { BillCredit } from '../provider.ts';

type SubscriptionTable = PaymentTables['payments_sandbox_subscription'];

/** A subscription in the sandbox's books. */
export type SandboxSubscription = Selectable<SubscriptionTable>;

/** Nothing planned for the period's end. */
export const nothingPlanned = {
  pending_price_cents: null,
  pending_interval: null,
  pending_label: null,
  ends_with_period: false,
} as const;

/** Writes a new subscription. */
export async function insertSubscription(trx: Trx, subscription: SandboxSubscription): Promise<void> {
  await trx.insertInto('payments_sandbox_subscription').values(subscription).execute();
}

/** A subscription, locked until the transaction ends; undefined when it is unknown or has ended. */
export function lockRunning(trx: Trx, id: string): Promise<SandboxSubscription | undefined> {
  return trx
    .selectFrom('payments_sandbox_subscription')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst();
}

/** A subscription that has not ended; locked until the transaction ends. @throws not_found */
export async function lockSubscription(trx: Trx, id: string): Promise<SandboxSubscription> {
  const row = await lockRunning(trx, id);
  if (!row) throw new Problem('not_found', { message: 'This subscription is not known, or has ended.' });
  return row;
}

/** The subscription that is due first, locked; those another transaction works on are left to it. */
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

/** A customer's subscriptions that have not ended, oldest first. */
export function subscriptionsOf(db: DbOrTrx, customerRef: string): Promise<SandboxSubscription[]> {
  return db
    .selectFrom('payments_sandbox_subscription')
    .selectAll()
    .where('customer_ref', '=', customerRef)
    .where('status', '<>', 'ended')
    .orderBy('created_at')
    .execute();
}

/** Writes credit down; false when one with its key is there. */
export async function recordCredit(trx: Trx, credit: BillCredit, now: Date): Promise<boolean> {
  const { key, subscriptionRef, amountCents } = credit;
  const result = await trx
    .insertInto('payments_sandbox_credit')
    .values({ key, subscription_id: subscriptionRef, amount_cents: amountCents, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Changes a locked subscription. */
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
