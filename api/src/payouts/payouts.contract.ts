import { MIN_PAYOUT_CENTS, PAYOUT_ACCOUNT_STATUSES, PAYOUT_STATUSES } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { CentsSchema } from '../platform/money/price.ts';

/** Money that was sent to a studio; `month` is the one whose payout it is, such as `2026-11`, null when it was asked for. */
const PayoutSchema = v.object({
  id: v.string(),
  number: v.pipe(v.number(), v.integer()),
  amount: CentsSchema,
  status: v.picklist(PAYOUT_STATUSES),
  /** Why it failed or came back. */
  reason: v.nullable(v.string()),
  month: v.nullable(v.string()),
  requestedAt: InstantField,
  settledAt: v.nullable(InstantField),
});
/** Money that was sent to a studio. */
export type PayoutDto = v.InferOutput<typeof PayoutSchema>;

/** How a studio is paid. Its balance is what can be paid out now, negative after refunds of what has been. */
const StudioPayoutsSchema = v.object({
  /** The studio's. */
  id: v.string(),
  /** Null before a studio has said how it is paid. */
  account: v.nullable(v.object({ status: v.picklist(PAYOUT_ACCOUNT_STATUSES), reason: v.nullable(v.string()) })),
  balance: v.pipe(v.number(), v.integer()),
  minimum: CentsSchema,
  /** The newest first. */
  payouts: v.array(PayoutSchema),
});
/** How a studio is paid. */
export type StudioPayoutsDto = v.InferOutput<typeof StudioPayoutsSchema>;

const OnboardingSchema = v.object({ url: v.string() });

/** The named shapes of payouts. */
export const payoutSchemas = { Payout: PayoutSchema, StudioPayouts: StudioPayoutsSchema };

const ofStudio = { params: v.object({ studioId: IdField }), auth: 'studio.payouts' } as const;
const html = { mediaTypes: ['text/html'] };
const webhook = {
  method: 'post',
  auth: 'none',
  response: v.object({ received: v.literal(true) }),
  errors: ['invalid_signature', 'not_found'],
} as const;
const sandbox = { path: '/api/sandbox/payout-accounts/{id}', auth: 'none', params: v.object({ id: IdField }) } as const;

/** The calls of payouts. */
export const payoutCalls = {
  ofStudio: defineCall({
    ...ofStudio,
    method: 'get',
    path: '/studios/{studioId}/payouts',
    summary: 'How a studio is paid, and its payouts, the newest 100.',
    response: StudioPayoutsSchema,
    errors: ['not_found'],
  }),
  request: defineCall({
    ...ofStudio,
    method: 'post',
    path: '/studios/{studioId}/payouts',
    summary: `Pays out all of a studio's balance, from ${MIN_PAYOUT_CENTS} cents. While one is on its way, no other is made.`,
    response: StudioPayoutsSchema,
    errors: ['not_found', 'payout_refused'],
  }),
  startOnboarding: defineCall({
    ...ofStudio,
    method: 'post',
    path: '/studios/{studioId}/payout-account',
    summary: 'The page of the provider on which a studio says who it is and where its money goes.',
    response: OnboardingSchema,
    errors: ['not_found', 'payment_unavailable'],
  }),
  sandboxWebhook: defineCall({
    ...webhook,
    path: '/api/webhooks/payouts-sandbox',
    summary: 'Events of the sandbox that pays studios, signed; verified before they are read.',
  }),
  stripeWebhook: defineCall({
    ...webhook,
    path: '/api/webhooks/stripe-connect',
    summary: 'Events of accounts at Stripe Connect, signed; verified before they are read.',
  }),
  sandboxPage: defineCall({
    ...sandbox,
    method: 'get',
    summary: "The sandbox provider's page on which a studio says where its money goes.",
    response: html,
    errors: [],
  }),
  sandboxForm: defineCall({
    ...sandbox,
    method: 'post',
    summary: 'Sends the form of the page on which a studio says where its money goes.',
    response: html,
    errors: [],
  }),
};
