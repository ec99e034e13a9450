import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { offeredPlan } from './plans.ts';
import { begin } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import { hasConfirmedAddress, lockPerson } from '../account/people.ts';
import { findAllOf, insertSubscription, type SubscriptionRow } from './subscriptions.repository.ts';

const unconfirmed =
  'Please confirm your email address first: the link is in the mail we sent you, and your profile sends it again.';

/** Returns whether a user with these subscriptions can start a trial: none is running and there was no trial before. */
export function mayTry(past: readonly SubscriptionRow[]): boolean {
  return past.every(({ status, trial_ends_at: trialEndsAt }) => status === 'expired' && trialEndsAt === null);
}

/**
 * Starts the trial of a plan for a user with a confirmed address. It involves neither a card nor the provider and ends
 * by itself.
 * @throws not_found for a plan without a trial, already_subscribed, trial_used, email_unconfirmed
 */
export function startTrial(
  { writes, clock }: Pick<Foundation, 'writes' | 'clock'>,
  userId: string,
  planId: string,
): Promise<SubscriptionRow> {
  return inTransaction(writes, async (trx) => {
    await lockPerson(trx, userId);
    const plan = await offeredPlan(trx, planId);
    if (plan.trial_days === 0) throw new Problem('not_found', { message: 'This plan cannot be tried for free.' });
    const past = await findAllOf(trx, userId);
    if (past.some(({ trial_ends_at: trialEndsAt }) => trialEndsAt !== null)) throw new Problem('trial_used');
    if (!mayTry(past)) throw new Problem('already_subscribed');
    if (!(await hasConfirmedAddress(trx, userId))) throw new Problem('email_unconfirmed', { message: unconfirmed });
    const now = clock.now();
    const endsAt = addDays(now, plan.trial_days);
    const stored = await insertSubscription(trx, {
      user_id: userId,
      plan_id: plan.id,
      plan_version: plan.version,
      price_cents: plan.price_cents,
      status: 'trialing',
      subscription_ref: null,
      customer_ref: null,
      card_brand: null,
      card_last4: null,
      started_at: now,
      period_start: now,
      period_end: endsAt,
      trial_ends_at: endsAt,
    });
    const trial = await begin(trx, stored, 'trial', now);
    await mailLater(trx, 'trial-started', trial, trial.id);
    return trial;
  });
}
