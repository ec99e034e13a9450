import { MAX_CREDITED_DOWNLOADS, ReasonField, SUBSCRIPTION_SORTS, SUBSCRIPTION_VIEWS } from '@halfdrop/domain';
import * as v from 'valibot';
import { linksExport } from '../../exports/exports.contract.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField, optionalText, optionalWholeNumber } from '../../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../../platform/http/pagination.ts';
import { CentsSchema } from '../../platform/money/price.ts';
import { ProviderEventSchema } from '../../payments/payments.contract.ts';
import { SubscriptionSchema, SubscriptionStatusSchema } from '../subscriptions.contract.ts';

/** Subscription in a list; price in US cents. */
const SubscriptionFactsSchema = v.object({
  id: v.string(),
  /** Null if the account is deleted. */
  person: v.nullable(v.object({ name: v.string(), email: v.string() })),
  planName: v.string(),
  status: SubscriptionStatusSchema,
  price: CentsSchema,
  startedAt: InstantField,
  currentPeriodEnd: InstantField,
});
/** Subscription in a list. */
export type SubscriptionFactsDto = v.InferOutput<typeof SubscriptionFactsSchema>;

const SubscriptionFactsPageSchema = v.object({
  subscriptions: v.array(SubscriptionFactsSchema),
  pagination: PaginationSchema,
});
/** One numbered page of all subscriptions. */
export type SubscriptionFactsPageDto = v.InferOutput<typeof SubscriptionFactsPageSchema>;

/** Payment of a subscription; amounts in US cents. */
const SubscriptionPaymentSchema = v.object({
  /** Id of the payment at the provider. */
  paymentRef: v.string(),
  kind: v.picklist(['first', 'renewal', 'change']),
  amount: CentsSchema,
  refunded: CentsSchema,
  /** Start of the paid period. */
  periodStart: InstantField,
  paidAt: InstantField,
});

/** Status change of a subscription; `from` is null for the first. */
const SubscriptionStepSchema = v.object({
  from: v.nullable(SubscriptionStatusSchema),
  to: SubscriptionStatusSchema,
  planName: v.string(),
  /** Cause, such as `subscription.renewed`. */
  cause: v.string(),
  happenedAt: InstantField,
});

/** Pattern claimed with a subscription. */
const ClaimedPatternSchema = v.object({ skuId: v.string(), title: v.string(), claimedAt: InstantField });

/** Desk view of a subscription. */
export const AdminSubscriptionSchema = v.object({
  ...SubscriptionSchema.entries,
  /** Null if the account is deleted. */
  person: v.nullable(v.object({ name: v.string(), email: v.string() })),
  /** Id at the provider; null for a trial. */
  providerRef: v.nullable(v.string()),
  endedAt: v.nullable(InstantField),
  /** Extra downloads, valid until `creditedUntil`. */
  creditedDownloads: v.pipe(v.number(), v.integer()),
  creditedUntil: v.nullable(InstantField),
  /** Newest first, at most 100. */
  payments: v.array(SubscriptionPaymentSchema),
  /** Oldest first. */
  steps: v.array(SubscriptionStepSchema),
  /** Newest first, at most 50. */
  claimed: v.array(ClaimedPatternSchema),
  /** Oldest first, at most 100. */
  providerEvents: v.array(ProviderEventSchema),
});
/** Desk view of a subscription. */
export type AdminSubscriptionDto = v.InferOutput<typeof AdminSubscriptionSchema>;

const countWords = `The number of downloads must be 1 to ${MAX_CREDITED_DOWNLOADS}`;

const Cancellation = v.object({
  /** Immediately, or at the end of the paid period. */
  isAtOnce: v.boolean('Must be true or false'),
  reason: ReasonField,
});
/** When to end a subscription, and the reason. */
export type Cancellation = v.InferOutput<typeof Cancellation>;

const Credit = v.object({
  downloads: v.pipe(
    v.number(countWords),
    v.safeInteger(countWords),
    v.minValue(1, countWords),
    v.maxValue(MAX_CREDITED_DOWNLOADS, countWords),
  ),
  reason: ReasonField,
  /** Idempotency key. */
  key: IdField,
});
/** Extra downloads to grant, and the reason. */
export type Credit = v.InferOutput<typeof Credit>;

const MoneyBack = v.object({ reason: ReasonField });

/** Named schemas of the desk. */
export const subscriptionDeskSchemas = {
  AdminSubscription: AdminSubscriptionSchema,
  ClaimedPattern: ClaimedPatternSchema,
  SubscriptionFacts: SubscriptionFactsSchema,
  SubscriptionFactsPage: SubscriptionFactsPageSchema,
  SubscriptionPayment: SubscriptionPaymentSchema,
  SubscriptionStep: SubscriptionStepSchema,
};

const IdParams = v.object({ id: IdField });

/** Calls of the subscription desk. */
export const subscriptionDeskCalls = {
  adminSubscriptions: defineCall({
    method: 'get',
    path: '/admin/subscriptions',
    summary: 'Lists subscriptions by view, plan, plan version and address of the account, at most 10,000.',
    auth: 'subscription.inspect',
    query: v.object({
      ...listFields({ views: SUBSCRIPTION_VIEWS, view: 'running', sorts: SUBSCRIPTION_SORTS, sort: '-started' }),
      q: optionalText(254),
      plan: optionalText(40),
      /** Version of that plan. */
      version: optionalWholeNumber(1, 1_000_000),
    }),
    response: SubscriptionFactsPageSchema,
    errors: [],
  }),
  exportSubscriptions: defineCall({
    ...linksExport,
    path: '/admin/subscriptions/exports',
    summary: 'Creates a link to a CSV export of all subscriptions of a view, plan or address.',
    auth: 'subscription.inspect',
    body: v.object({
      view: v.picklist(SUBSCRIPTION_VIEWS, 'Unknown view'),
      plan: optionalText(40),
      /** Version of that plan. */
      version: v.optional(v.pipe(v.number('Must be a number'), v.integer('Must be a whole number'), v.minValue(1))),
      q: optionalText(254),
    }),
  }),
  adminSubscription: defineCall({
    method: 'get',
    path: '/admin/subscriptions/{id}',
    summary: 'Returns a subscription with its payments, history and claimed patterns.',
    auth: 'subscription.inspect',
    params: IdParams,
    response: AdminSubscriptionSchema,
    errors: ['not_found'],
  }),
  cancelForSubscriber: defineCall({
    method: 'post',
    path: '/admin/subscriptions/{id}/cancellation',
    summary:
      'Cancels a subscription, immediately or at the end of its period, without a refund, and notifies its owner.',
    auth: 'subscription.correct',
    params: IdParams,
    body: Cancellation,
    response: AdminSubscriptionSchema,
    errors: ['not_found', 'subscription_state', 'payment_unavailable'],
  }),
  credit: defineCall({
    method: 'post',
    path: '/admin/subscriptions/{id}/credits',
    summary: 'Adds downloads to a subscription for its current month and notifies its owner.',
    auth: 'subscription.correct',
    params: IdParams,
    body: Credit,
    response: AdminSubscriptionSchema,
    errors: ['not_found', 'subscription_state'],
  }),
  refund: defineCall({
    method: 'post',
    path: '/admin/subscriptions/{id}/refund',
    summary: 'Refunds the first payment within 30 days and ends the subscription and the licenses obtained with it.',
    auth: 'subscription.refund',
    params: IdParams,
    body: MoneyBack,
    response: AdminSubscriptionSchema,
    errors: ['not_found', 'money_back_over', 'proof_required'],
  }),
};
