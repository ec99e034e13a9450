import { addDays } from '../platform/clock/clock.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { endSubscriptionLater } from '../payments/provider-jobs.ts';
import { end } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import type { PlanRights } from './subscriptions.ports.ts';
import { lockPerson } from '../account/people.ts';
import { findDue, reread, updateSubscription, type SubscriptionRow } from './subscriptions.repository.ts';

/** Days before the end of a trial or grace period at which users are reminded. */
const reminderDays = 2;

interface TaskDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly rights: PlanRights;
}

/** Runs everything due: reminders, and the ends of trials, canceled plans and grace periods. */
export async function runScheduledTasks({ db, writes, clock, rights }: TaskDependencies): Promise<void> {
  const now = clock.now();
  for (const { id, user_id: userId } of await findDue(db, now, addDays(now, reminderDays))) {
    await inTransaction(writes, async (trx) => {
      await lockPerson(trx, userId);
      const subscription = await reread(trx, id);
      // Check again under the lock: a concurrent event may have renewed or ended it.
      if (endsAt(subscription, now)) await endDue(trx, rights, subscription);
      else if (isToBeReminded(subscription, now)) await remind(trx, subscription, now);
    });
  }
}

/** Returns when a subscription ends if nothing happens; null if it continues. */
function lastDay(subscription: SubscriptionRow): Date | null {
  if (subscription.status === 'trialing') return subscription.trial_ends_at;
  if (subscription.status === 'past_due') return subscription.grace_ends_at;
  return subscription.status === 'canceled' ? subscription.period_end : null;
}

function endsAt(subscription: SubscriptionRow, now: Date): boolean {
  const last = lastDay(subscription);
  return last !== null && last <= now;
}

function isToBeReminded(subscription: SubscriptionRow, now: Date): boolean {
  const last = lastDay(subscription);
  const isSpoken = subscription.status === 'canceled' || subscription.reminded_at !== null;
  return !isSpoken && last !== null && last <= addDays(now, reminderDays);
}

async function endDue(trx: Trx, rights: PlanRights, subscription: SubscriptionRow): Promise<void> {
  const { subscription_ref: subscriptionRef } = subscription;
  const at = lastDay(subscription) ?? subscription.period_end;
  if (subscriptionRef === null) {
    await rights.revoke(trx, { subscriptionId: subscription.id, from: null, before: null });
    const ended = await end(trx, subscription, 'trial-over', at);
    await mailLater(trx, 'trial-ended', ended, ended.id);
    return;
  }
  const isUnpaid = subscription.status === 'past_due';
  if (isUnpaid) await endSubscriptionLater(trx, subscriptionRef);
  const ended = await end(trx, subscription, isUnpaid ? 'grace-over' : 'period-over', at);
  await mailLater(trx, 'ended', ended, ended.id);
}

async function remind(trx: Trx, subscription: SubscriptionRow, now: Date): Promise<void> {
  await updateSubscription(trx, subscription.id, { reminded_at: now });
  const kind = subscription.status === 'trialing' ? 'trial-ending' : 'grace-ending';
  await mailLater(trx, kind, subscription, `${subscription.id}-${lastDay(subscription)?.getTime()}`);
}
