import type { Stripe } from 'stripe';
import { secretHash } from '../../platform/ids/ids.ts';
import type { PaymentProvider, PlanChange, PlanTerms } from '../provider.ts';
import { fromSeconds, idOf, inSeconds, isRefusedRequest, type StripeCaller } from './stripe-client.ts';
import { findRunning, type Running } from './stripe-running.ts';

type Changes = Pick<PaymentProvider, 'previewChange' | 'changePlan' | 'cancelAtPeriodEnd' | 'resume' | 'endNow'>;

/**
 * Creates the plan changes of the Stripe provider. Changes planned for the end of the period use a subscription
 * schedule, which is released when nothing is planned.
 */
export function createPlanChanges(stripe: Stripe, ask: StripeCaller): Changes {
  return {
    previewChange: (change) =>
      ask(async () => {
        const running = await findRunning(stripe, change.subscriptionRef);
        const at = withinPeriod(change.at, running.item);
        const preview = await stripe.invoices.createPreview({
          subscription: running.subscription.id,
          subscription_details: {
            items: [{ id: running.item.id, price_data: priceOf(change, idOf(running.item.price.product)) }],
            proration_behavior: 'always_invoice',
            proration_date: inSeconds(at),
          },
        });
        return { dueNowCents: preview.amount_due, at };
      }),

    changePlan: (change) =>
      ask(async () => {
        const running = await findRunning(stripe, change.subscriptionRef);
        if (change.when === 'now') await changeNow(stripe, running, change);
        else await planChange(stripe, running, change);
      }),

    cancelAtPeriodEnd: (subscriptionRef) =>
      ask(async () => {
        const { subscription } = await findRunning(stripe, subscriptionRef);
        await releaseSchedule(stripe, subscription);
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      }),

    resume: (subscriptionRef) =>
      ask(async () => takeBackPlans(stripe, (await findRunning(stripe, subscriptionRef)).subscription)),

    endNow: (subscriptionRef) =>
      ask(async () => {
        try {
          await stripe.subscriptions.cancel(subscriptionRef, { prorate: false });
        } catch (error) {
          // Already ended.
          if (!isRefusedRequest(error)) throw error;
        }
      }),
  };
}

function withinPeriod(at: Date, item: Stripe.SubscriptionItem): Date {
  const seconds = Math.min(Math.max(inSeconds(at), item.current_period_start), item.current_period_end);
  return fromSeconds(seconds);
}

function priceOf({ priceCents, interval }: PlanTerms, product: string) {
  return { currency: 'usd', product, unit_amount: priceCents, recurring: { interval } } as const;
}

async function changeNow(stripe: Stripe, { subscription, item }: Running, change: PlanChange): Promise<void> {
  const product = await productNamed(stripe, change.label);
  await stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: item.id, price_data: priceOf(change, product) }],
      proration_behavior: 'always_invoice',
      proration_date: inSeconds(withinPeriod(change.at, item)),
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
      description: change.label,
    },
    { idempotencyKey: `change-${secretHash(`${subscription.id}:${change.key}`)}` },
  );
  // Only after payment: a declined card must leave planned changes as they were.
  await releaseSchedule(stripe, subscription);
}

async function planChange(stripe: Stripe, { subscription, item }: Running, change: PlanChange): Promise<void> {
  const isPresent = item.price.unit_amount === change.priceCents && item.price.recurring?.interval === change.interval;
  if (isPresent) return takeBackPlans(stripe, subscription);
  if (subscription.cancel_at_period_end) {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  }
  const schedule = subscription.schedule
    ? await stripe.subscriptionSchedules.retrieve(idOf(subscription.schedule))
    : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const isRestart = item.price.recurring?.interval !== change.interval;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        // The current phase can be redefined, but its start date must not change.
        start_date: schedule.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
        proration_behavior: 'none',
      },
      {
        items: [{ price_data: priceOf(change, await productNamed(stripe, change.label)), quantity: 1 }],
        duration: { interval: change.interval, interval_count: 1 },
        proration_behavior: 'none',
        ...(isRestart && { billing_cycle_anchor: 'phase_start' }),
      },
    ],
  });
}

async function takeBackPlans(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  await releaseSchedule(stripe, subscription);
  if (!subscription.cancel_at_period_end) return;
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
}

async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (schedule !== null) await stripe.subscriptionSchedules.release(idOf(schedule));
}

/** Returns the product of a label, creating it on first use under an id derived from it. */
async function productNamed(stripe: Stripe, name: string): Promise<string> {
  const id = `halfdrop_${secretHash(name).slice(0, 24)}`;
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (error) {
    if (!isRefusedRequest(error)) throw error;
    const made = await stripe.products.create({ id, name }, { idempotencyKey: `product-${id}` });
    return made.id;
  }
}
