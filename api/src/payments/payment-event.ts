import { PLAN_INTERVALS } from '@halfdrop/domain';
import * as v from 'valibot';

const Reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
const Cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Instant = v.pipe(v.string(), v.isoTimestamp());
const Reason = v.pipe(v.string(), v.maxLength(500));

/** Billing interval of a subscription. */
const BillingIntervalSchema = v.picklist(PLAN_INTERVALS);
/** Billing interval of a subscription. */
export type BillingInterval = v.InferOutput<typeof BillingIntervalSchema>;

/** Displayable card data; never the number. */
const CardSchema = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
});
/** Displayable card data; never the number. */
export type PaymentCard = v.InferOutput<typeof CardSchema>;

/** New price of a subscription and the period paid. */
const terms = { priceCents: Cents, interval: BillingIntervalSchema, periodStart: Instant, periodEnd: Instant };
const charge = { amountCents: Cents, paymentRef: Reference };

/**
 * Event reported by a payment provider. Delivered at least once, in any order; amounts in US cents, instants as ISO
 * 8601. `paymentRef` identifies the payment in refunds. A charge of 0 was covered by credit and cannot be refunded.
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
    /** Start of the unpaid period. */
    periodStart: Instant,
    reason: Reason,
    attempt: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  v.object({ id: Reference, type: v.literal('subscription.ended'), subscriptionRef: Reference, at: Instant }),
]);
/** Event reported by a payment provider. */
export type PaymentEvent = v.InferOutput<typeof PaymentEventSchema>;
