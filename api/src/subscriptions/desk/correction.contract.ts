import { MAX_CREDITED_DAYS, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField, optionalWholeNumber } from '../../platform/http/fields.ts';
import { CentsSchema } from '../../platform/money/price.ts';
import { ExpectedCents, PlanChangePreviewSchema, PlanChoice, WantedPlanChange } from '../subscriptions.contract.ts';
import { AdminSubscriptionSchema } from './subscription-desk.contract.ts';

/** What a subscription is charged next, in US cents. */
const SubscriptionBillSchema = v.object({
  amount: CentsSchema,
  /** When it is charged, or tried again; null for what is not tried again by itself. */
  dueAt: v.nullable(InstantField),
  /** Whether it was tried, and refused. */
  isUnpaid: v.boolean(),
  /** What the days that were asked for cost. */
  credit: CentsSchema,
  amountAfterCredit: CentsSchema,
});
/** What a subscription is charged next. */
export type SubscriptionBillDto = v.InferOutput<typeof SubscriptionBillSchema>;

/** Null where nothing will be charged: for a trial, and for what is canceled or over. */
const NextSubscriptionBillSchema = v.object({ bill: v.nullable(SubscriptionBillSchema) });
/** What a subscription is charged next, if anything. */
export type NextSubscriptionBillDto = v.InferOutput<typeof NextSubscriptionBillSchema>;

const daysWords = `The number of days must be 1 to ${MAX_CREDITED_DAYS}`;

const DayCredit = v.object({
  days: v.pipe(
    v.number(daysWords),
    v.safeInteger(daysWords),
    v.minValue(1, daysWords),
    v.maxValue(MAX_CREDITED_DAYS, daysWords),
  ),
  /** What the bill said that they cost. */
  expectedCredit: ExpectedCents,
  reason: ReasonField,
  /** The same again changes nothing. */
  key: IdField,
});
/** Days that are taken off the next bills, and why. */
export type DayCredit = v.InferOutput<typeof DayCredit>;

const PaymentRetry = v.object({
  /** What the bill said is unpaid. */
  expectedAmount: ExpectedCents,
  reason: ReasonField,
  /** The same again charges nothing more. */
  key: IdField,
});
/** An unpaid renewal that is charged again, and why. */
export type PaymentRetry = v.InferOutput<typeof PaymentRetry>;

const PlanChangeOrder = v.object({ ...WantedPlanChange.entries, reason: ReasonField });
/** Another plan for somebody, at what the preview said, and why. */
export type PlanChangeOrder = v.InferOutput<typeof PlanChangeOrder>;

/** The named shapes of corrections. */
export const correctionSchemas = {
  NextSubscriptionBill: NextSubscriptionBillSchema,
  SubscriptionBill: SubscriptionBillSchema,
};

const IdParams = v.object({ id: IdField });

/** What is corrected of bills and plans. */
export const correctionCalls = {
  subscriptionBill: defineCall({
    method: 'get',
    path: '/admin/subscriptions/{id}/bill',
    summary: 'Returns the next charge of a subscription, and what it would be after a credit of days.',
    auth: 'subscription.inspect',
    params: IdParams,
    query: v.object({ days: optionalWholeNumber(1, MAX_CREDITED_DAYS) }),
    response: NextSubscriptionBillSchema,
    errors: ['not_found', 'payment_unavailable'],
  }),
  creditDays: defineCall({
    method: 'post',
    path: '/admin/subscriptions/{id}/day-credits',
    summary: 'Deducts the price of a number of days from the next bills of a subscription and notifies its owner.',
    auth: 'subscription.correct',
    params: IdParams,
    body: DayCredit,
    response: AdminSubscriptionSchema,
    errors: ['not_found', 'subscription_state'],
  }),
  retrySubscriptionPayment: defineCall({
    method: 'post',
    path: '/admin/subscriptions/{id}/payment-retries',
    summary: 'Retries the charge of an unpaid renewal immediately and notifies the owner of the outcome.',
    auth: 'subscription.correct',
    params: IdParams,
    needsProof: true,
    body: PaymentRetry,
    response: AdminSubscriptionSchema,
    errors: ['not_found', 'subscription_state', 'payment_declined', 'payment_unavailable', 'proof_required'],
  }),
  previewPlanForSubscriber: defineCall({
    method: 'get',
    path: '/admin/subscriptions/{id}/preview-change',
    summary: 'Returns what changing a subscription to another plan would cost now, and when it would take effect.',
    auth: 'subscription.inspect',
    params: IdParams,
    query: PlanChoice,
    response: PlanChangePreviewSchema,
    errors: ['not_found', 'subscription_state', 'payment_unavailable'],
  }),
  changePlanForSubscriber: defineCall({
    method: 'post',
    path: '/admin/subscriptions/{id}/change',
    summary:
      'Changes the plan of a subscription on the previewed terms, immediately or at the end of the period, and notifies its owner.',
    auth: 'subscription.correct',
    params: IdParams,
    needsProof: true,
    body: PlanChangeOrder,
    response: AdminSubscriptionSchema,
    errors: [
      'not_found',
      'subscription_state',
      'plan_changed',
      'payment_declined',
      'rate_limited',
      'payment_unavailable',
      'proof_required',
    ],
  }),
};
