import { recordPlan } from '../account/people.ts';
import type { Trx } from '../database.ts';
import {
  insertTransition,
  updateSubscription,
  type SubscriptionChange,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import type { EndCause, SubscriptionStatus } from './subscriptions.tables.ts';

/** Legal transitions. Expired is final; returning users subscribe anew. */
const moves: Record<SubscriptionStatus, readonly SubscriptionStatus[]> = {
  trialing: ['active', 'canceled', 'expired'],
  active: ['past_due', 'canceled', 'expired'],
  past_due: ['active', 'expired'],
  canceled: ['active', 'trialing', 'expired'],
  expired: [],
};

/** Column values for no planned change. */
export const nothingPending = { pending_plan_id: null, pending_plan_version: null, pending_price_cents: null };

/** Statuses in which the limits of the plan apply. */
const runningStatuses: ReadonlySet<SubscriptionStatus> = new Set(['trialing', 'active', 'past_due', 'canceled']);

/** A recorded status change. */
interface Step {
  readonly to: SubscriptionStatus;
  /** Cause, such as `subscription.renewed` or `cancel`. */
  readonly cause: string;
  readonly at: Date;
  readonly change?: SubscriptionChange;
}

/** Returns whether a transition is legal. */
function mayMove(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return moves[from].includes(to);
}

/** Updates the account's plan flag in the transaction that decides it. */
function tellAccount(trx: Trx, { user_id: userId, status }: SubscriptionRow): Promise<void> {
  return recordPlan(trx, userId, runningStatuses.has(status));
}

/** Records the initial status of a new subscription. */
export async function begin(trx: Trx, started: SubscriptionRow, cause: string, at: Date): Promise<SubscriptionRow> {
  await insertTransition(trx, null, started, cause, at);
  if (started.status !== 'expired') await tellAccount(trx, started);
  return started;
}

/**
 * Changes the status of a locked subscription and records it. Keeping the status only updates the columns, and is
 * recorded if the plan changes.
 * @throws Error for an illegal transition
 */
export async function move(trx: Trx, before: SubscriptionRow, step: Step): Promise<SubscriptionRow> {
  const { to, cause, at, change = {} } = step;
  const isSame = before.status === to;
  if (!isSame && !mayMove(before.status, to))
    throw new Error(`a subscription cannot go from ${before.status} to ${to}`);
  const grace = to === 'past_due' ? {} : { grace_ends_at: null };
  const after = await updateSubscription(trx, before.id, { ...grace, ...change, status: to });
  if (!isSame || after.plan_id !== before.plan_id) await insertTransition(trx, before.status, after, cause, at);
  if (!isSame) await tellAccount(trx, after);
  return after;
}

/** Ends a locked subscription; no-op if already ended. */
export async function end(trx: Trx, before: SubscriptionRow, cause: EndCause, at: Date): Promise<SubscriptionRow> {
  if (before.status === 'expired') return before;
  return move(trx, before, { to: 'expired', cause, at, change: { ended_at: at, end_cause: cause } });
}
