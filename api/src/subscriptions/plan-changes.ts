import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Trx } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { periodEnd } from '../platform/payments/billing-period.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { planLabel } from './plan-terms.ts';
import { isUpgrade, paidPlan, type PaidPlan } from './plans.ts';
import { end, move } from './subscription-states.ts';
import { mailLater } from './subscription-mail.ts';
import { viewPlan } from './subscription-view.ts';
import type { PlanChangePreviewDto } from './subscriptions.contract.ts';
import {
  findRunning,
  lockPerson,
  reread,
  type SubscriptionChange,
  type SubscriptionRow,
} from './subscriptions.repository.ts';

/** What changing a plan needs. */
export interface ChangeDependencies {
  readonly db: Db;
  readonly clock: Clock;
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
const nothingPending = { pending_plan_id: null, pending_price_cents: null };

/** Works on what someone has, while nobody else does. @throws subscription_state when nothing runs */
function withRunning<Result>(
  { db }: ChangeDependencies,
  userId: string,
  work: (trx: Trx, subscription: SubscriptionRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    const running = await findRunning(trx, userId);
    if (!running) throw new Problem('subscription_state', { message: 'You have no plan to change.' });
    return work(trx, await reread(trx, running.id));
  });
}

async function changeOf(trx: Trx, subscription: SubscriptionRow, planId: string): Promise<Change> {
  const plan = await paidPlan(trx, planId);
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
  return { subscription, subscriptionRef, before: await paidPlan(trx, subscription.plan_id), plan };
}

async function previewOf(
  trx: Trx,
  payments: PaymentProvider,
  { subscription, subscriptionRef, before, plan }: Change,
  at: Date,
): Promise<PlanChangePreviewDto> {
  const view = await viewPlan(trx, plan.id);
  if (!isUpgrade(before, plan)) {
    const takesEffectAt = subscription.period_end.toISOString();
    return { plan: view, dueNow: 0, isImmediate: false, takesEffectAt, at: at.toISOString() };
  }
  const { interval, price_cents: priceCents } = plan;
  const preview = await payments.previewChange(trx, { subscriptionRef, priceCents, interval, at });
  const instant = preview.at.toISOString();
  return { plan: view, dueNow: preview.dueNowCents, isImmediate: true, takesEffectAt: instant, at: instant };
}

/** What a change would cost now. @throws not_found, subscription_state */
export function previewPlanChange(
  shop: ChangeDependencies,
  userId: string,
  planId: string,
): Promise<PlanChangePreviewDto> {
  return withRunning(shop, userId, async (trx, subscription) =>
    previewOf(trx, shop.payments, await changeOf(trx, subscription, planId), shop.clock.now()),
  );
}

/**
 * Changes the plan for what was shown; choosing what one has, or what waits already, changes nothing.
 * @throws not_found, subscription_state, payment_declined, plan_changed with `preview` when it costs something else now
 */
export function changePlan(shop: ChangeDependencies, userId: string, wanted: WantedChange): Promise<SubscriptionRow> {
  return withRunning(shop, userId, async (trx, subscription) => {
    const change = await changeOf(trx, subscription, wanted.planId);
    const waiting = subscription.pending_plan_id;
    if (waiting === change.plan.id || (waiting === null && change.before.id === change.plan.id)) return subscription;
    if (change.before.id === change.plan.id) return takeBack(shop, trx, subscription, change.subscriptionRef);
    const preview = await requirePreview(shop, trx, change, wanted);
    return preview.isImmediate ? upgrade(shop, trx, change, preview) : planDowngrade(shop, trx, change, preview);
  });
}

async function requirePreview(
  { clock, payments }: ChangeDependencies,
  trx: Trx,
  change: Change,
  { previewedAt, expectedDue }: WantedChange,
): Promise<PlanChangePreviewDto> {
  const now = clock.now();
  const at = new Date(previewedAt);
  const preview = await previewOf(trx, payments, change, at);
  const age = now.getTime() - at.getTime();
  const isFresh = age >= -MINUTE && age <= PREVIEW_MINUTES * MINUTE && preview.at === at.toISOString();
  if (isFresh && preview.dueNow === expectedDue) return preview;
  throw new Problem('plan_changed', { data: { preview: await previewOf(trx, payments, change, now) } });
}

async function upgrade(
  { clock, payments }: ChangeDependencies,
  trx: Trx,
  { subscription, subscriptionRef, before, plan }: Change,
  { at: shownAt, dueNow }: PlanChangePreviewDto,
): Promise<SubscriptionRow> {
  const at = new Date(shownAt);
  const key = `${subscription.id}-${plan.id}-${at.getTime()}`;
  const { interval, price_cents: priceCents } = plan;
  const label = planLabel(plan);
  await payments.changePlan(trx, { subscriptionRef, priceCents, interval, label, when: 'now', at, key });
  const restart = { period_start: at, period_end: periodEnd(at, at, interval) };
  const change: SubscriptionChange = {
    plan_id: plan.id,
    price_cents: priceCents,
    ...nothingPending,
    ...(interval === before.interval ? {} : restart),
  };
  const changed = await move(trx, subscription, { to: 'active', cause: 'upgrade', at: clock.now(), change });
  await mailLater(trx, 'changed', changed, key, { amountCents: dueNow });
  return changed;
}

async function planDowngrade(
  { clock, payments }: ChangeDependencies,
  trx: Trx,
  { subscription, subscriptionRef, plan }: Change,
  { at: shownAt }: PlanChangePreviewDto,
): Promise<SubscriptionRow> {
  const at = new Date(shownAt);
  const key = `${subscription.id}-${plan.id}-${at.getTime()}`;
  const { interval, price_cents: priceCents } = plan;
  const label = planLabel(plan);
  await payments.changePlan(trx, { subscriptionRef, priceCents, interval, label, when: 'period-end', at, key });
  const change = { pending_plan_id: plan.id, pending_price_cents: priceCents };
  const planned = await move(trx, subscription, { to: 'active', cause: 'downgrade', at: clock.now(), change });
  await mailLater(trx, 'change-planned', planned, key, { nextPlanId: plan.id });
  return planned;
}

async function takeBack(
  { clock, payments }: ChangeDependencies,
  trx: Trx,
  subscription: SubscriptionRow,
  subscriptionRef: string,
): Promise<SubscriptionRow> {
  await payments.resume(trx, subscriptionRef);
  return move(trx, subscription, { to: 'active', cause: 'resume', at: clock.now(), change: nothingPending });
}

/** Cancels at the end of the period, or at once when nothing is paid for. @throws subscription_state */
export function cancelPlan(shop: ChangeDependencies, userId: string): Promise<SubscriptionRow> {
  const { clock, payments } = shop;
  return withRunning(shop, userId, async (trx, subscription) => {
    const now = clock.now();
    const { subscription_ref: subscriptionRef } = subscription;
    if (subscription.status === 'canceled') return subscription;
    if (subscription.status === 'past_due') {
      if (subscriptionRef !== null) await payments.endNow(trx, subscriptionRef);
      const ended = await end(trx, subscription, 'payer', now);
      await mailLater(trx, 'ended', ended, ended.id);
      return ended;
    }
    if (subscriptionRef !== null) await payments.cancelAtPeriodEnd(trx, subscriptionRef);
    const step = { to: 'canceled', cause: 'cancel', at: now, change: nothingPending } as const;
    const canceled = await move(trx, subscription, step);
    await mailLater(trx, 'canceled', canceled, `${canceled.id}-${now.getTime()}`);
    return canceled;
  });
}

/** Takes back a cancellation or a waiting downgrade. @throws subscription_state when there is nothing to take back */
export function resumePlan(shop: ChangeDependencies, userId: string): Promise<SubscriptionRow> {
  const { clock } = shop;
  return withRunning(shop, userId, async (trx, subscription) => {
    const { subscription_ref: subscriptionRef, status } = subscription;
    const now = clock.now();
    if (status === 'canceled' && subscription.period_end > now) {
      if (subscriptionRef === null) return move(trx, subscription, { to: 'trialing', cause: 'resume', at: now });
      return takeBack(shop, trx, subscription, subscriptionRef);
    }
    if (subscription.pending_plan_id !== null && subscriptionRef !== null) {
      return takeBack(shop, trx, subscription, subscriptionRef);
    }
    // A second click on the button finds what the first one did.
    if (status === 'active' || status === 'trialing') return subscription;
    throw new Problem('subscription_state', { message: 'There is nothing to resume.' });
  });
}
