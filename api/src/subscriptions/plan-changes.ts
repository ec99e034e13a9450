import type { DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { periodEnd } from '../payments/billing-period.ts';
import { endSubscriptionLater } from '../payments/provider-jobs.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { planLabel } from './plan-terms.ts';
import { agreedPlan, isUpgrade, offeredPlan, type PaidPlan, viewPlan } from './plans.ts';
import { end, move } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import type { PlanChangePreviewDto } from './subscriptions.contract.ts';
import { lockPerson } from '../account/people.ts';
import { findRunning, reread, type SubscriptionChange, type SubscriptionRow } from './subscriptions.repository.ts';

/** What changing a plan needs. */
export interface ChangeDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly payments: PaymentProvider;
}

/** A change as it was shown. */
export interface WantedChange {
  readonly planId: string;
  /** `at` of the preview. */
  readonly previewedAt: string;
  /** `dueNow` of the preview, in US cents. */
  readonly expectedDue: number;
}

/** What a change from one plan to another comes to. */
interface Change {
  readonly subscription: SubscriptionRow;
  readonly subscriptionRef: string;
  readonly before: PaidPlan;
  readonly plan: PaidPlan;
}

/** A price that was shown counts for so long. */
const PREVIEW_MINUTES = 30;
const MINUTE = 60_000;
const nothingPending = { pending_plan_id: null, pending_plan_version: null, pending_price_cents: null };

/** What someone has. @throws subscription_state when nothing runs */
async function runningOf(db: DbOrTrx, userId: string): Promise<SubscriptionRow> {
  const running = await findRunning(db, userId);
  if (!running) throw new Problem('subscription_state', { message: 'You have no plan to change.' });
  return running;
}

/**
 * Notes what the provider has done, unless its events were faster or the subscription has left the status in which it
 * was asked. A process that dies before has changed nothing here; asking again, or the events, make up for it.
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

async function changeOf(db: DbOrTrx, subscription: SubscriptionRow, planId: string): Promise<Change> {
  const before = await agreedPlan(db, subscription);
  // Who takes a waiting change back keeps their plan, whatever can be chosen now.
  const plan = planId === before.id ? before : await offeredPlan(db, planId);
  const { subscription_ref: subscriptionRef } = subscription;
  if (subscriptionRef === null) {
    throw new Problem('subscription_state', { message: 'Your trial is free: choose a plan to pay for instead.' });
  }
  if (subscription.status === 'past_due') {
    throw new Problem('subscription_state', { message: 'Your last renewal is unpaid. Please check your card first.' });
  }
  if (subscription.status !== 'active') {
    throw new Problem('subscription_state', { message: 'Your plan is canceled. Resume it to change it.' });
  }
  return { subscription, subscriptionRef, before, plan };
}

async function previewOf(
  { db, payments }: ChangeDependencies,
  { subscription, subscriptionRef, before, plan }: Change,
  at: Date,
): Promise<PlanChangePreviewDto> {
  const view = await viewPlan(db, plan);
  if (!isUpgrade(before, plan)) {
    const takesEffectAt = subscription.period_end.toISOString();
    return { plan: view, dueNow: 0, isImmediate: false, takesEffectAt, at: at.toISOString() };
  }
  const { interval, price_cents: priceCents } = plan;
  const preview = await payments.previewChange({ subscriptionRef, priceCents, interval, at });
  const instant = preview.at.toISOString();
  return { plan: view, dueNow: preview.dueNowCents, isImmediate: true, takesEffectAt: instant, at: instant };
}

/** What a change would cost now. @throws not_found, subscription_state, payment_unavailable */
export async function previewPlanChange(
  shop: ChangeDependencies,
  userId: string,
  planId: string,
): Promise<PlanChangePreviewDto> {
  const change = await changeOf(shop.db, await runningOf(shop.db, userId), planId);
  return previewOf(shop, change, shop.clock.now());
}

/**
 * Changes the plan for what was shown; choosing what one has, or what waits already, changes nothing.
 * @throws not_found, subscription_state, payment_declined, payment_unavailable, plan_changed with `preview` when it
 * costs something else now
 */
export async function changePlan(
  shop: ChangeDependencies,
  userId: string,
  wanted: WantedChange,
): Promise<SubscriptionRow> {
  const subscription = await runningOf(shop.db, userId);
  const change = await changeOf(shop.db, subscription, wanted.planId);
  const waiting = subscription.pending_plan_id;
  if (waiting === change.plan.id || (waiting === null && change.before.id === change.plan.id)) return subscription;
  if (change.before.id === change.plan.id) return takeBack(shop, subscription, change.subscriptionRef);
  const preview = await requirePreview(shop, change, wanted);
  return preview.isImmediate ? upgrade(shop, change, preview) : planDowngrade(shop, change, preview);
}

async function requirePreview(
  shop: ChangeDependencies,
  change: Change,
  { previewedAt, expectedDue }: WantedChange,
): Promise<PlanChangePreviewDto> {
  const now = shop.clock.now();
  const at = new Date(previewedAt);
  const preview = await previewOf(shop, change, at);
  const age = now.getTime() - at.getTime();
  const isFresh = age >= -MINUTE && age <= PREVIEW_MINUTES * MINUTE && preview.at === at.toISOString();
  if (isFresh && preview.dueNow === expectedDue) return preview;
  throw new Problem('plan_changed', { data: { preview: await previewOf(shop, change, now) } });
}

async function upgrade(
  shop: ChangeDependencies,
  { subscription, subscriptionRef, before, plan }: Change,
  { at: shownAt, dueNow }: PlanChangePreviewDto,
): Promise<SubscriptionRow> {
  const at = new Date(shownAt);
  const key = `${subscription.id}-${plan.id}-${at.getTime()}`;
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
    const step = { to: 'active', cause: 'upgrade', at: shop.clock.now(), change } as const;
    const changed = now.plan_id === plan.id ? now : await move(trx, now, step);
    await mailLater(trx, 'changed', changed, key, { amountCents: dueNow });
    return changed;
  });
}

async function planDowngrade(
  shop: ChangeDependencies,
  { subscription, subscriptionRef, plan }: Change,
  { at: shownAt }: PlanChangePreviewDto,
): Promise<SubscriptionRow> {
  const at = new Date(shownAt);
  const key = `${subscription.id}-${plan.id}-${at.getTime()}`;
  const { interval, price_cents: priceCents } = plan;
  const label = planLabel(plan);
  await shop.payments.changePlan({ subscriptionRef, priceCents, interval, label, when: 'period-end', at, key });
  const change = {
    pending_plan_id: plan.id,
    pending_plan_version: plan.version,
    pending_price_cents: priceCents,
  };
  return note(shop, subscription, async (trx, now) => {
    const planned = await move(trx, now, { to: 'active', cause: 'downgrade', at: shop.clock.now(), change });
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

/** Cancels at the end of the period, or at once when nothing is paid for. @throws subscription_state, payment_unavailable */
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
 * Takes back a cancellation or a waiting downgrade.
 * @throws subscription_state when there is nothing to take back, payment_unavailable
 */
export async function resumePlan(shop: ChangeDependencies, userId: string): Promise<SubscriptionRow> {
  const subscription = await runningOf(shop.db, userId);
  const { subscription_ref: subscriptionRef, status } = subscription;
  const isCanceled = status === 'canceled' && subscription.period_end > shop.clock.now();
  const isChanging = subscription.pending_plan_id !== null && subscriptionRef !== null;
  if (isCanceled || isChanging) return takeBack(shop, subscription, subscriptionRef);
  // A second click on the button finds what the first one did.
  if (status === 'active' || status === 'trialing') return subscription;
  throw new Problem('subscription_state', { message: 'There is nothing to resume.' });
}
