import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { CentsSchema } from '../platform/money/price.ts';
import { paymentMethods } from './provider.ts';

/** Payment methods offered by the provider, in display order; in test mode no money moves. */
const PaymentMethodsSchema = v.object({ methods: v.array(v.picklist(paymentMethods)), isTest: v.boolean() });

/** Acknowledgment of a payment event. */
const WebhookReceiptSchema = v.object({ received: v.literal(true) });

/** Provider event about an order or a subscription; amount in US cents. */
export const ProviderEventSchema = v.object({
  id: v.string(),
  /** Such as `payment.succeeded`. */
  type: v.string(),
  amount: v.nullable(CentsSchema),
  receivedAt: InstantField,
  /** Reason processing failed; null once processed. */
  failure: v.nullable(v.string()),
});
/** Provider event about an order or a subscription. */
export type ProviderEventDto = v.InferOutput<typeof ProviderEventSchema>;

/** Named schemas of payment. */
export const paymentSchemas = {
  PaymentMethods: PaymentMethodsSchema,
  ProviderEvent: ProviderEventSchema,
  WebhookReceipt: WebhookReceiptSchema,
};

const html = { mediaTypes: ['text/html'] };
const SessionParams = v.object({ sessionId: IdField });
const CustomerParams = v.object({ customerRef: IdField });

/** Calls of payment. */
export const paymentCalls = {
  methods: defineCall({
    method: 'get',
    path: '/payment-methods',
    summary: 'Lists the payment methods that the payment provider of this shop offers.',
    auth: 'none',
    response: PaymentMethodsSchema,
    errors: [],
  }),
  sandboxWebhook: defineCall({
    method: 'post',
    path: '/api/webhooks/sandbox',
    summary: 'Receives events of the sandbox payment provider. The signature is verified before the event is read.',
    auth: 'none',
    response: WebhookReceiptSchema,
    errors: ['invalid_signature', 'not_found'],
  }),
  stripeWebhook: defineCall({
    method: 'post',
    path: '/api/webhooks/stripe',
    summary: 'Receives events of Stripe. The signature is verified before the event is read.',
    auth: 'none',
    response: WebhookReceiptSchema,
    errors: ['invalid_signature', 'not_found'],
  }),
  payPage: defineCall({
    method: 'get',
    path: '/api/sandbox/pay/{sessionId}',
    summary: "Returns the sandbox provider's payment page.",
    auth: 'none',
    params: SessionParams,
    response: html,
    alsoStatus: [404],
    errors: [],
  }),
  pay: defineCall({
    method: 'post',
    path: '/api/sandbox/pay/{sessionId}',
    summary: 'Submits the card form of the sandbox payment page.',
    auth: 'none',
    params: SessionParams,
    response: html,
    alsoStatus: [303, 404],
    errors: [],
  }),
  cardPage: defineCall({
    method: 'get',
    path: '/api/sandbox/cards/{customerRef}',
    summary: "Returns the sandbox provider's page for changing a subscriber's card.",
    auth: 'none',
    params: CustomerParams,
    response: html,
    alsoStatus: [404],
    errors: [],
  }),
  changeCard: defineCall({
    method: 'post',
    path: '/api/sandbox/cards/{customerRef}',
    summary: "Submits the form of the sandbox provider's page for changing a card.",
    auth: 'none',
    params: CustomerParams,
    response: html,
    alsoStatus: [404],
    errors: [],
  }),
};
