import type { DbOrTrx, Trx } from '../database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { periodEnd } from '../payments/billing-period.ts';
import { endSubscriptionLater } from '../payments/provider-jobs.ts';
import { planLabel } from './plan-terms.ts';
import {
  type Change,
  type ChangeDependencies,
  changeOf,
  previewOf,
  requirePreview,
  type WantedChange,
} from './plan-change-terms.ts';
import { end, move, nothingPending } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import type { PlanChangePreviewDto } from './subscriptions.contract.ts';
import { lockPerson } from '../account/people.ts';
import { findRunning, reread, type SubscriptionChange, type SubscriptionRow } from './subscriptions.repository.ts';

/** Initiator of a plan change: the user or the staff. */
export interface ChangeAuthor {
  /** Causes recorded in the subscription's history. */
  readonly causes: { readonly upgrade: string; readonly downgrade: string };
  /** Records the order before the provider is called. */
  noteOrder(change: Change, shown: PlanChangePreviewDto): Promise<void>;
}

const theOwner: ChangeAuthor = {
  causes: { upgrade: 'upgrade', downgrade: 'downgrade' },
  noteOrder: () => Promise.resolve(),
};

/** Returns the idempotency key of a plan change: the plan and the instant of the preview. */
export function changeKey({ id }: Pick<SubscriptionRow, 'id'>, planId: string, at: Date): string {
  return `${id}-${planId}-${at.getTime()}`;
}

/** Returns a user's current subscription. @throws subscription_state if there is none */
export async function runningOf(db: DbOrTrx, userId: string): Promise<SubscriptionRow> {
  const running = await findRunning(db, userId);
  if (!running) throw new Problem('subscription_state', { message: 'You have no plan to change.' });
  return running;
}

/**
 * Records what the provider has done, unless its events did so first or the status has changed meanwhile. If the
 * process dies before, a retry or the events make up for it.
 */
function note(
  { writes }: ChangeDependencies,
  asked: SubscriptionRow,
  work: (trx: Trx, subscription: SubscriptionRow) => Promise<SubscriptionRow>,
): Promise<SubscriptionRow> {
  return inTransaction(writes, async (trx) => {
    await lockPerson(trx, asked.user_id);
    const subscription = await reread(trx, asked.id);
    return subscription.status === asked.status ? work(trx, subscription) : subscription;
  });
}

/** Previews a plan change. @throws not_found, subscription_state, payment_unavailable */
export async function previewPlanChange(
  shop: ChangeDependencies,
  subscription: SubscriptionRow,
  planId: string,
): Promise<PlanChangePreviewDto> {
  const change = await changeOf(shop.db, subscription, planId);
  return previewOf(shop, change, shop.clock.now());
}

/**
 * Changes the plan at the previewed price, for the user or the staff. Choosing the current or already planned plan is a
 * no-op.
 * @throws not_found, subscription_state, payment_declined, payment_unavailable, plan_changed with `preview` when it
 * costs something else now
 */
export async function changePlan(
  shop: ChangeDependencies,
  subscription: SubscriptionRow,
  wanted: WantedChange,
  author: ChangeAuthor = theOwner,
): Promise<SubscriptionRow> {
  const change = await changeOf(shop.db, subscription, wanted.planId);
  const waiting = subscription.pending_plan_id;
  if (waiting === change.plan.id || (waiting === null && change.before.id === change.plan.id)) return subscription;
  if (change.before.id === change.plan.id) return takeBack(shop, subscription, change.subscriptionRef);
  const preview = await requirePreview(shop, change, wanted);
  await author.noteOrder(change, preview);
  return preview.isImmediate
    ? upgrade(shop, change, preview, author.causes.upgrade)
    : planDowngrade(shop, change, preview, author.causes.downgrade);
}

async function upgrade(
  shop: ChangeDependencies,
  { subscription, subscriptionRef, before, plan }: Change,
  { at: shownAt, dueNow }: PlanChangePreviewDto,
  cause: string,
): Promise<SubscriptionRow> {
  const at = new Date(shownAt);
  const key = changeKey(subscription, plan.id, at);
  const { interval, price_cents: priceCents } = plan;
  const label = planLabel(plan);
  await shop.payments.changePlan({ subscriptionRef, priceCents, interval, label, when: 'now', at, key });
  const restart = { period_start: at, period_end: periodEnd(at, at, interval) };
  const change: SubscriptionChange = {
    plan_id: plan.id,
    plan_version: plan.version,
    price_cents: priceCents,
    ...nothingPending,
    ...(interval === before.interval ? {} : restart),
  };
  return note(shop, subscription, async (trx, now) => {
    const step = { to: 'active', cause, at: shop.clock.now(), change } as const;
    // The event arrived first and has already sent the mail.
    if (now.plan_id === plan.id) return now;
    const changed = await move(trx, now, step);
    await mailLater(trx, 'changed', changed, key, { amountCents: dueNow });
    return changed;
  });
}

async function planDowngrade(
  shop: ChangeDependencies,
  { subscription, subscriptionRef, plan }: Change,
  { at: shownAt }: PlanChangePreviewDto,
  cause: string,
): Promise<SubscriptionRow> {
  const at = new Date(shownAt);
  const key = changeKey(subscription, plan.id, at);
  const { interval, price_cents: priceCents } = plan;
  const label = planLabel(plan);
  await shop.payments.changePlan({ subscriptionRef, priceCents, interval, label, when: 'period-end', at, key });
  const change = {
    pending_plan_id: plan.id,
    pending_plan_version: plan.version,
    pending_price_cents: priceCents,
  };
  return note(shop, subscription, async (trx, now) => {
    const planned = await move(trx, now, { to: 'active', cause, at: shop.clock.now(), change });
    await mailLater(trx, 'change-planned', planned, key, { nextPlanId: plan.id });
    return planned;
  });
}

async function takeBack(
  shop: ChangeDependencies,
  subscription: SubscriptionRow,
  subscriptionRef: string | null,
): Promise<SubscriptionRow> {
  if (subscriptionRef !== null) await shop.payments.resume(subscriptionRef);
  const step = { to: subscriptionRef === null ? 'trialing' : 'active', cause: 'resume' } as const;
  return note(shop, subscription, (trx, now) =>
    move(trx, now, { ...step, at: shop.clock.now(), change: nothingPending }),
  );
}

/**
 * Cancels at the end of the period, or immediately if nothing is paid.
 * @throws subscription_state, payment_unavailable
 */
export async function cancelPlan(shop: ChangeDependencies, userId: string): Promise<SubscriptionRow> {
  const subscription = await runningOf(shop.db, userId);
  const { subscription_ref: subscriptionRef, status } = subscription;
  const at = shop.clock.now();
  if (status === 'canceled') return subscription;
  if (status === 'past_due') {
    return note(shop, subscription, async (trx, now) => {
      if (subscriptionRef !== null) await endSubscriptionLater(trx, subscriptionRef);
      const ended = await end(trx, now, 'payer', at);
      await mailLater(trx, 'ended', ended, ended.id);
      return ended;
    });
  }
  if (subscriptionRef !== null) await shop.payments.cancelAtPeriodEnd(subscriptionRef);
  return note(shop, subscription, async (trx, now) => {
    const canceled = await move(trx, now, { to: 'canceled', cause: 'cancel', at, change: nothingPending });
    await mailLater(trx, 'canceled', canceled, `${canceled.id}-${at.getTime()}`);
    return canceled;
  });
}

/**
 * Reverts a cancellation or a planned downgrade.
 * @throws subscription_state when there is nothing to revert, payment_unavailable
 */
export async function resumePlan(shop: ChangeDependencies, userId: string): Promise<SubscriptionRow> {
  const subscription = await runningOf(shop.db, userId);
  const { subscription_ref: subscriptionRef, status } = subscription;
  const isCanceled = status === 'canceled' && subscription.period_end > shop.clock.now();
  const isChanging = subscription.pending_plan_id !== null && subscriptionRef !== null;
  if (isCanceled || isChanging) return takeBack(shop, subscription, subscriptionRef);
  // A double click: the first request has already reverted it.
  if (status === 'active' || status === 'trialing') return subscription;
  throw new Problem('subscription_state', { message: 'There is nothing to resume.' });
}
