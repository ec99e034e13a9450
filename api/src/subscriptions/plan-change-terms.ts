import type { DbOrTrx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { Problem } from '../platform/http/problem.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { agreedPlan, isUpgrade, offeredPlan, type PaidPlan, viewPlan } from './plans.ts';
import type { PlanChangePreviewDto } from './subscriptions.contract.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** Dependencies of plan changes. */
export interface ChangeDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly payments: PaymentProvider;
}

/** A plan change as previewed. */
export interface WantedChange {
  readonly planId: string;
  /** `at` of the preview. */
  readonly previewedAt: string;
  /** `dueNow` of the preview, in US cents. */
  readonly expectedDue: number;
}

/** A change from one plan to another. */
export interface Change {
  readonly subscription: SubscriptionRow;
  readonly subscriptionRef: string;
  readonly before: PaidPlan;
  readonly plan: PaidPlan;
}

/** Validity of a preview. */
const PREVIEW_MINUTES = 30;
const MINUTE = 60_000;

/** Returns the change of a subscription to another plan. @throws not_found, subscription_state */
export async function changeOf(db: DbOrTrx, subscription: SubscriptionRow, planId: string): Promise<Change> {
  const before = await agreedPlan(db, subscription);
  // Reverting a planned change keeps the current plan, even if it is no longer offered.
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

/** Previews a change at an instant. @throws payment_unavailable */
export async function previewOf(
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

/** Verifies that the price is still the previewed one. @throws plan_changed with `preview` if it differs */
export async function requirePreview(
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
