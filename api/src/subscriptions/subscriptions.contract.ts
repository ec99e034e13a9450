import { LICENSES, PLAN_INTERVALS, PLAN_OFFERS, PLAN_TIERS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { CentsSchema } from '../platform/money/price.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A plan on offer. `listPrice` is the price of the same months paid individually, null if not higher; `saving` is in
 * whole percent and months. `interval` and `trialDownloads` are null if there are none. `features` are derived from
 * limits, `perks` are not.
 */
const PlanSchema = v.object({
  id: v.string(),
  offer: v.picklist(PLAN_OFFERS),
  tier: v.picklist(PLAN_TIERS),
  name: v.string(),
  description: v.string(),
  buttonText: v.string(),
  interval: v.nullable(v.picklist(PLAN_INTERVALS)),
  price: CentsSchema,
  listPrice: v.nullable(CentsSchema),
  saving: v.nullable(v.object({ percent: Count, months: Count })),
  downloadsPerMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  downloadsLabel: v.string(),
  license: v.picklist(LICENSES),
  licenseLabel: v.string(),
  includesPremium: v.boolean(),
  catalogLabel: v.string(),
  trialDays: Count,
  trialDownloads: v.nullable(v.number()),
  perks: v.array(v.string()),
  features: v.array(v.string()),
  isPopular: v.boolean(),
});
/** A plan on offer. */
export type PlanDto = v.InferOutput<typeof PlanSchema>;

/** Plans in display order. */
const PlanListSchema = v.object({ plans: v.array(PlanSchema) });

/** Status of a subscription. */
export const SubscriptionStatusSchema = v.picklist(['trialing', 'active', 'past_due', 'canceled', 'expired']);

/**
 * A user's subscription. `price` is the price per period in US cents; `downloadsUsed` and `downloadsLeft` (null if
 * unlimited) refer to the current month of the plan; `moneyBackUntil` is null once the first payment can no longer be
 * refunded.
 */
export const SubscriptionSchema = v.object({
  id: v.string(),
  plan: PlanSchema,
  status: SubscriptionStatusSchema,
  price: CentsSchema,
  startedAt: InstantField,
  currentPeriodStart: InstantField,
  currentPeriodEnd: InstantField,
  cancelAtPeriodEnd: v.boolean(),
  pendingPlan: v.nullable(PlanSchema),
  pendingAt: v.nullable(InstantField),
  trialEndsAt: v.nullable(InstantField),
  graceEndsAt: v.nullable(InstantField),
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  downloadsUsed: Count,
  downloadsLeft: v.nullable(Count),
  moneyBackUntil: v.nullable(InstantField),
});
/** A user's subscription. */
export type SubscriptionDto = v.InferOutput<typeof SubscriptionSchema>;

/** The current or most recent subscription; null if there never was one. */
const CurrentSubscriptionSchema = v.object({
  subscription: v.nullable(SubscriptionSchema),
  canStartTrial: v.boolean(),
});
/** The current or most recent subscription. */
export type CurrentSubscriptionDto = v.InferOutput<typeof CurrentSubscriptionSchema>;

/** Payment page of a plan. */
const OpenedSessionSchema = v.object({ sessionUrl: v.string(), sessionId: v.string() });
/** Payment page of a plan. */
export type OpenedSessionDto = v.InferOutput<typeof OpenedSessionSchema>;

/** Payment session of a plan; `sessionUrl` is null once it can no longer be paid. */
const PlanSessionSchema = v.object({
  id: v.string(),
  sessionId: v.string(),
  status: v.picklist(['pending', 'active', 'failed', 'expired']),
  plan: PlanSchema,
  price: CentsSchema,
  receiptEmail: v.string(),
  sessionUrl: v.nullable(v.string()),
  paymentError: v.nullable(v.string()),
  subscription: v.nullable(SubscriptionSchema),
});
/** Payment session of a plan. */
export type PlanSessionDto = v.InferOutput<typeof PlanSessionSchema>;

/** Amount due for a plan change now, in US cents, computed for the instant `at`. */
export const PlanChangePreviewSchema = v.object({
  plan: PlanSchema,
  dueNow: CentsSchema,
  takesEffectAt: InstantField,
  isImmediate: v.boolean(),
  at: InstantField,
});
/** Amount due for a plan change now. */
export type PlanChangePreviewDto = v.InferOutput<typeof PlanChangePreviewSchema>;

/** Page for managing the card; null if the provider has none. */
const PortalSchema = v.object({ url: v.nullable(v.string()) });

/** Named schemas of this domain. */
export const subscriptionSchemas = {
  Plan: PlanSchema,
  PlanList: PlanListSchema,
  Subscription: SubscriptionSchema,
  CurrentSubscription: CurrentSubscriptionSchema,
  SubscriptionSession: PlanSessionSchema,
  OpenedSubscriptionSession: OpenedSessionSchema,
  PlanChangePreview: PlanChangePreviewSchema,
  SubscriptionPortal: PortalSchema,
};

/** Chosen plan. */
export const PlanChoice = v.object({ planId: IdField });

const centsWords = 'Must be a whole number of US cents';
/** Amount shown to the user. */
export const ExpectedCents = v.pipe(v.number(centsWords), v.safeInteger(centsWords), v.minValue(0, centsWords));

/** Plan change at the previewed price. */
export const WantedPlanChange = v.object({
  planId: IdField,
  previewedAt: v.pipe(v.string('Must be an instant'), v.isoTimestamp('Must be an instant')),
  expectedDue: ExpectedCents,
});

/** Calls of this domain. */
export const subscriptionCalls = {
  plans: defineCall({
    method: 'get',
    path: '/plans',
    summary:
      'Lists the plans of an offer: those of the plan dialog or those of the pricing page. Prices are in US cents.',
    auth: 'none',
    query: v.object({ offer: v.optional(v.picklist(PLAN_OFFERS, 'Unknown offer')) }),
    response: PlanListSchema,
    errors: [],
  }),
  current: defineCall({
    method: 'get',
    path: '/subscriptions/current',
    summary: 'Returns the current or latest subscription of the signed-in user, and whether a trial can be started.',
    auth: 'subscription.manage',
    response: CurrentSubscriptionSchema,
    errors: [],
  }),
  portal: defineCall({
    method: 'get',
    path: '/subscriptions/portal',
    summary: 'Returns the address at the payment provider where the signed-in user manages their card.',
    auth: 'subscription.manage',
    impersonation: 'refused',
    response: PortalSchema,
    errors: ['payment_unavailable'],
  }),
  createSession: defineCall({
    method: 'post',
    path: '/api/subscriptions/create-session',
    summary: 'Opens a payment session for a plan, or returns the one already open for it.',
    auth: 'subscription.manage',
    needsSwitch: 'purchases',
    body: PlanChoice,
    response: OpenedSessionSchema,
    errors: ['not_found', 'already_subscribed', 'switched_off', 'rate_limited', 'payment_unavailable'],
  }),
  bySession: defineCall({
    method: 'get',
    path: '/subscriptions/by-session/{sessionId}',
    summary: 'Returns the payment session of a plan, only to its owner.',
    auth: 'subscription.read',
    params: v.object({ sessionId: IdField }),
    response: PlanSessionSchema,
    errors: ['not_found'],
  }),
  startTrial: defineCall({
    method: 'post',
    path: '/subscriptions/trial',
    summary: 'Starts the free trial of a plan without a card. Allowed once per account, with a confirmed address.',
    auth: 'subscription.manage',
    needsSwitch: 'purchases',
    body: PlanChoice,
    response: SubscriptionSchema,
    status: 201,
    errors: ['not_found', 'already_subscribed', 'trial_used', 'email_unconfirmed', 'switched_off', 'rate_limited'],
  }),
  previewChange: defineCall({
    method: 'post',
    path: '/subscriptions/preview-change',
    summary: 'Returns what changing the plan would cost now and when it would take effect.',
    auth: 'subscription.manage',
    body: PlanChoice,
    response: PlanChangePreviewSchema,
    errors: ['not_found', 'subscription_state', 'payment_unavailable'],
  }),
  change: defineCall({
    method: 'post',
    path: '/subscriptions/change',
    needsSwitch: 'purchases',
    summary: 'Upgrades immediately at the previewed amount, or schedules a downgrade for the end of the period.',
    auth: 'subscription.manage',
    body: WantedPlanChange,
    response: SubscriptionSchema,
    errors: [
      'not_found',
      'subscription_state',
      'plan_changed',
      'payment_declined',
      'switched_off',
      'rate_limited',
      'payment_unavailable',
    ],
  }),
  cancel: defineCall({
    method: 'post',
    path: '/subscriptions/cancel',
    summary: 'Cancels the subscription at the end of its period, or immediately if the period is unpaid.',
    auth: 'subscription.manage',
    response: SubscriptionSchema,
    errors: ['subscription_state', 'rate_limited', 'payment_unavailable'],
  }),
  resume: defineCall({
    method: 'post',
    path: '/subscriptions/resume',
    summary: 'Revokes a cancellation or a scheduled downgrade.',
    auth: 'subscription.manage',
    response: SubscriptionSchema,
    errors: ['subscription_state', 'rate_limited', 'payment_unavailable'],
  }),
};
