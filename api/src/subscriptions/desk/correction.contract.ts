import { MAX_CREDITED_DAYS, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField, optionalWholeNumber } from '../../platform/http/fields.ts';
import { CentsSchema } from '../../platform/money/price.ts';
import { ExpectedCents, PlanChangePreviewSchema, PlanChoice, WantedPlanChange } from '../subscriptions.contract.ts';
import { AdminSubscriptionSchema } from './subscription-desk.contract.ts';

/** Next charge of a subscription, in US cents. */
const SubscriptionBillSchema = v.object({
  amount: CentsSchema,
  /** Date of the charge or the next retry; null if not retried automatically. */
  dueAt: v.nullable(InstantField),
  /** Whether an attempt to charge it was declined. */
  isUnpaid: v.boolean(),
  /** Value of the requested days. */
  credit: CentsSchema,
  amountAfterCredit: CentsSchema,
});
/** Next charge of a subscription. */
export type SubscriptionBillDto = v.InferOutput<typeof SubscriptionBillSchema>;

/** Null if nothing will be charged: for trials and for canceled or ended subscriptions. */
const NextSubscriptionBillSchema = v.object({ bill: v.nullable(SubscriptionBillSchema) });
/** Next charge of a subscription, if any. */
export type NextSubscriptionBillDto = v.InferOutput<typeof NextSubscriptionBillSchema>;

const daysWords = `The number of days must be 1 to ${MAX_CREDITED_DAYS}`;

const DayCredit = v.object({
  days: v.pipe(
    v.number(daysWords),
    v.safeInteger(daysWords),
    v.minValue(1, daysWords),
    v.maxValue(MAX_CREDITED_DAYS, daysWords),
  ),
  /** Credit shown to the staff. */
  expectedCredit: ExpectedCents,
  reason: ReasonField,
  /** Idempotency key. */
  key: IdField,
});
/** Days to credit towards the next bills, and the reason. */
export type DayCredit = v.InferOutput<typeof DayCredit>;

const PaymentRetry = v.object({
  /** Unpaid amount shown to the staff. */
  expectedAmount: ExpectedCents,
  reason: ReasonField,
  /** Idempotency key. */
  key: IdField,
});
/** Retry of an unpaid renewal, and the reason. */
export type PaymentRetry = v.InferOutput<typeof PaymentRetry>;

const PlanChangeOrder = v.object({ ...WantedPlanChange.entries, reason: ReasonField });
/** Plan change on behalf of a user at the previewed price, and the reason. */
export type PlanChangeOrder = v.InferOutput<typeof PlanChangeOrder>;

/** Named schemas of corrections. */
export const correctionSchemas = {
  NextSubscriptionBill: NextSubscriptionBillSchema,
  SubscriptionBill: SubscriptionBillSchema,
};

const IdParams = v.object({ id: IdField });

/** Calls by which the staff corrects bills and plans. */
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
