import { PLAN_INTERVALS } from '@halfdrop/domain';
import * as v from 'valibot';

const Reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
const Cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Instant = v.pipe(v.string(), v.isoTimestamp());
const Reason = v.pipe(v.string(), v.maxLength(500));

/** How often a subscription is paid. */
const BillingIntervalSchema = v.picklist(PLAN_INTERVALS);
/** How often a subscription is paid. */
export type BillingInterval = v.InferOutput<typeof BillingIntervalSchema>;

/** What may be known of a card: never its number. */
const CardSchema = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
});
/** What may be known of a card: never its number. */
export type PaymentCard = v.InferOutput<typeof CardSchema>;

/** What a subscription costs from now on, and the time that is paid. */
const terms = { priceCents: Cents, interval: BillingIntervalSchema, periodStart: Instant, periodEnd: Instant };
const charge = { amountCents: Cents, paymentRef: Reference };

/**
 * What a provider reports. Delivered at least once, in no particular order; amounts in US cents, instants in ISO form.
 * `paymentRef` is what a refund is asked by. An amount of 0 was covered by credit: there is nothing to refund of it.
 */
export const PaymentEventSchema = v.variant('type', [
  v.object({ id: Reference, type: v.literal('payment.succeeded'), sessionId: Reference, ...charge }),
  v.object({ id: Reference, type: v.literal('payment.failed'), sessionId: Reference, reason: Reason }),
  v.object({ id: Reference, type: v.literal('payment.refunded'), refundRef: Reference, ...charge }),
  v.object({
    id: Reference,
    type: v.literal('subscription.started'),
    sessionId: Reference,
    reference: Reference,
    subscriptionRef: Reference,
    customerRef: Reference,
    card: v.nullable(CardSchema),
    ...terms,
    ...charge,
  }),
  v.object({ id: Reference, type: v.literal('subscription.renewed'), subscriptionRef: Reference, ...terms, ...charge }),
  v.object({ id: Reference, type: v.literal('subscription.charged'), subscriptionRef: Reference, ...terms, ...charge }),
  v.object({
    id: Reference,
    type: v.literal('subscription.payment-failed'),
    subscriptionRef: Reference,
    /** The start of the period that could not be paid. */
    periodStart: Instant,
    reason: Reason,
    attempt: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  v.object({ id: Reference, type: v.literal('subscription.ended'), subscriptionRef: Reference, at: Instant }),
]);
/** What a provider reports. */
export type PaymentEvent = v.InferOutput<typeof PaymentEventSchema>;
