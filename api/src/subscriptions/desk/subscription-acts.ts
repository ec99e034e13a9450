import { lockPerson } from '../../account/people.ts';
import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { endSubscriptionLater } from '../../payments/provider-jobs.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { downloadsOf, quotaMonth } from '../active-plan.ts';
import type { RefundDependencies } from '../refund-effects.ts';
import { agreedPlan } from '../plans.ts';
import { mailLater } from '../subscription-mail.ts';
import { end, move, nothingPending } from '../subscription-states.ts';
import { reread, type SubscriptionRow, updateSubscription } from '../subscriptions.repository.ts';
import type { SubscriptionService } from '../subscriptions.service.ts';
import type { Cancellation, Credit } from './subscription-desk.contract.ts';
import { insertCredit } from './subscription-desk.repository.ts';

/** Dependencies of the desk's actions. */
export interface ActDependencies extends RefundDependencies, Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly audit: Audit;
  readonly payments: PaymentProvider;
  readonly inTurn: SubscriptionService['inTurn'];
}

/** Cancels a user's subscription. A canceled one can still be ended immediately. @throws subscription_state */
export async function cancelFor(
  shop: ActDependencies,
  by: AuditAuthor,
  found: SubscriptionRow,
  { isAtOnce, reason }: Cancellation,
): Promise<SubscriptionRow> {
  refuseOver(found);
  if (!isAtOnce && found.status === 'canceled') throw state('It is canceled already.');
  if (!isAtOnce && found.status === 'past_due') throw state('Its renewal is unpaid: it can only be ended immediately.');
  const { subscription_ref: subscriptionRef } = found;
  // Safe to repeat after a crash, as the provider ignores a second cancellation.
  if (!isAtOnce && subscriptionRef !== null) await shop.payments.cancelAtPeriodEnd(subscriptionRef);
  return inTransaction(shop.writes, async (trx) => {
    const subscription = await locked(trx, found);
    if (subscription.status !== found.status)
      throw state('It has changed in the meantime. Please check it and try again.');
    const after = isAtOnce ? await endAtOnce(trx, shop, subscription) : await cancelAtEnd(trx, shop, subscription);
    await shop.audit.record(trx, {
      by,
      action: 'subscription.correct',
      subject: { kind: 'subscription', id: subscription.id },
      before: { status: subscription.status },
      after: { status: after.status, isAtOnce },
      why: reason,
    });
    return after;
  });
}

async function endAtOnce(
  trx: Trx,
  { clock, rights }: Pick<ActDependencies, 'clock' | 'rights'>,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow> {
  const { id, subscription_ref: subscriptionRef } = subscription;
  if (subscriptionRef === null) await rights.revoke(trx, { subscriptionId: id, from: null, before: null });
  else await endSubscriptionLater(trx, subscriptionRef);
  const ended = await end(trx, subscription, 'staff', clock.now());
  await mailLater(trx, 'ended', ended, id);
  return ended;
}

async function cancelAtEnd(
  trx: Trx,
  { clock }: Pick<ActDependencies, 'clock'>,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow> {
  const at = clock.now();
  const canceled = await move(trx, subscription, { to: 'canceled', cause: 'staff', at, change: nothingPending });
  await mailLater(trx, 'canceled', canceled, `${canceled.id}-${at.getTime()}`);
  return canceled;
}

/** Grants extra downloads until the end of the plan's current month. @throws subscription_state */
export function giveCredit(
  shop: ActDependencies,
  by: AuditAuthor,
  found: SubscriptionRow,
  { downloads, reason, key }: Credit,
): Promise<SubscriptionRow> {
  const { writes, clock, audit } = shop;
  return inTransaction(writes, async (trx) => {
    const subscription = await locked(trx, found);
    const { id, credited_until: until } = subscription;
    const at = clock.now();
    if (!(await insertCredit(trx, { subscriptionId: id, key, downloads, at }))) return subscription;
    refuseOver(subscription);
    const limit = downloadsOf(subscription, await agreedPlan(trx, subscription), at);
    if (limit === null) throw state('Its plan has unlimited downloads.');
    const left = until !== null && until > at ? subscription.credited_downloads : 0;
    const isTrial = subscription.subscription_ref === null;
    const credited = await updateSubscription(trx, id, {
      credited_downloads: left + downloads,
      credited_until: isTrial ? subscription.period_end : quotaMonth(subscription, at).end,
    });
    await mailLater(trx, 'credited', credited, `${id}-${key}`, { downloads });
    await audit.record(trx, {
      by,
      action: 'subscription.correct',
      subject: { kind: 'subscription', id },
      before: { creditedDownloads: left },
      after: { creditedDownloads: left + downloads },
      why: reason,
    });
    return credited;
  });
}

/** Locks the user and returns the current state of the subscription. */
export async function locked(trx: Trx, { id, user_id: userId }: SubscriptionRow): Promise<SubscriptionRow> {
  await lockPerson(trx, userId);
  return reread(trx, id);
}

function refuseOver({ status }: SubscriptionRow): void {
  if (status === 'expired') throw state('It has ended.');
}

/** Creates the error for an action not allowed in the current state. */
export function state(message: string): Problem {
  return new Problem('subscription_state', { message });
}
