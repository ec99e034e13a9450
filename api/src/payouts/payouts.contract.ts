import { MIN_PAYOUT_CENTS, PAYOUT_ACCOUNT_STATUSES, PAYOUT_STATUSES, TaxPapersFields } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { CentsSchema } from '../platform/money/price.ts';

/** Facts of a payout shown to both studio and staff. */
export const PayoutFields = {
  id: v.string(),
  /** Sequential number within the studio. */
  number: v.pipe(v.number(), v.integer()),
  amount: CentsSchema,
  status: v.picklist(PAYOUT_STATUSES),
  /** Reason it failed or was returned. */
  reason: v.nullable(v.string()),
  /** Month of a monthly payout, such as `2026-11`; null when requested by the studio. */
  month: v.nullable(v.string()),
  requestedAt: InstantField,
  settledAt: v.nullable(InstantField),
};

/** A payout to a studio. */
const PayoutSchema = v.object({
  ...PayoutFields,
  /** URL of its PDF document; null for payouts made before documents were introduced. */
  documentUrl: v.nullable(v.string()),
});
/** A payout to a studio. */
export type PayoutDto = v.InferOutput<typeof PayoutSchema>;

/** Tax information of a studio; of the tax number, only the end is shown. */
const TaxPapersSchema = v.object({
  legalName: v.string(),
  address: v.string(),
  country: v.string(),
  taxNumberEnding: v.string(),
  savedAt: InstantField,
});
/** Tax information of a studio. */
export type TaxPapersDto = v.InferOutput<typeof TaxPapersSchema>;

const TaxPapersInputSchema = v.object(TaxPapersFields);
/** Tax information as submitted. */
export type TaxPapersInput = v.InferOutput<typeof TaxPapersInputSchema>;

/**
 * Payout overview of a studio. The balance is what can be paid out now; it is negative after refunds of earnings
 * already paid out.
 */
const StudioPayoutsSchema = v.object({
  /** Id of the studio. */
  id: v.string(),
  /** Null until the studio has set up its payout account. */
  account: v.nullable(v.object({ status: v.picklist(PAYOUT_ACCOUNT_STATUSES), reason: v.nullable(v.string()) })),
  /** Null until submitted; required for payouts. */
  taxPapers: v.nullable(TaxPapersSchema),
  balance: v.pipe(v.number(), v.integer()),
  /** Earnings that cannot be paid out yet, and when the first of them can be; null if there are none. */
  pending: v.pipe(v.number(), v.integer()),
  nextAvailableAt: v.nullable(InstantField),
  minimum: CentsSchema,
  /** Newest first. */
  payouts: v.array(PayoutSchema),
});
/** Payout overview of a studio. */
export type StudioPayoutsDto = v.InferOutput<typeof StudioPayoutsSchema>;

const OnboardingSchema = v.object({ url: v.string() });

/** Named schemas of payouts. */
export const payoutSchemas = { Payout: PayoutSchema, TaxPapers: TaxPapersSchema, StudioPayouts: StudioPayoutsSchema };

const ofStudio = { params: v.object({ studioId: IdField }), auth: 'studio.payouts' } as const;
const html = { mediaTypes: ['text/html'] };
const webhook = {
  method: 'post',
  auth: 'none',
  response: v.object({ received: v.literal(true) }),
  errors: ['invalid_signature', 'not_found'],
} as const;
const sandbox = {
  path: '/api/sandbox/payout-accounts/{id}',
  auth: 'none',
  params: v.object({ id: IdField }),
  response: html,
  alsoStatus: [404],
  errors: [],
} as const;

/** Calls of payouts. */
export const payoutCalls = {
  ofStudio: defineCall({
    ...ofStudio,
    method: 'get',
    path: '/studios/{studioId}/payouts',
    summary: 'Returns the payout settings of a studio and its newest 100 payouts.',
    response: StudioPayoutsSchema,
    errors: ['not_found'],
  }),
  request: defineCall({
    ...ofStudio,
    method: 'post',
    path: '/studios/{studioId}/payouts',
    summary: `Pays out the entire balance of a studio, at least ${MIN_PAYOUT_CENTS} cents. No second payout is made while one is in progress.`,
    response: StudioPayoutsSchema,
    errors: ['not_found', 'payout_refused', 'tax_papers_required'],
  }),
  saveTaxPapers: defineCall({
    ...ofStudio,
    method: 'put',
    path: '/studios/{studioId}/tax-papers',
    summary:
      'Saves the tax papers of a studio. The tax number is stored encrypted; documents of later payouts show it.',
    body: TaxPapersInputSchema,
    response: StudioPayoutsSchema,
    errors: ['not_found'],
  }),
  document: defineCall({
    method: 'get',
    path: '/api/studios/{studioId}/payouts/{number}/document',
    summary: 'Returns the document of a payout as PDF, including its recipient.',
    auth: 'studio.payouts',
    impersonation: 'refused',
    params: v.object({ studioId: IdField, number: IdField }),
    response: { mediaTypes: ['application/pdf'] },
    errors: ['not_found'],
  }),
  startOnboarding: defineCall({
    ...ofStudio,
    method: 'post',
    path: '/studios/{studioId}/payout-account',
    summary:
      "Returns the address of the provider's page on which a studio verifies its identity and enters its bank account.",
    response: OnboardingSchema,
    errors: ['not_found', 'payment_unavailable'],
  }),
  sandboxWebhook: defineCall({
    ...webhook,
    path: '/api/webhooks/payouts-sandbox',
    summary: 'Receives events of the sandbox payout provider. The signature is verified before the event is read.',
  }),
  stripeWebhook: defineCall({
    ...webhook,
    path: '/api/webhooks/stripe-connect',
    summary: 'Receives events of Stripe Connect accounts. The signature is verified before the event is read.',
  }),
  sandboxPage: defineCall({
    ...sandbox,
    method: 'get',
    summary: "Returns the sandbox provider's page on which a studio enters its payout account.",
  }),
  sandboxForm: defineCall({
    ...sandbox,
    method: 'post',
    summary: "Submits the form of the sandbox provider's page for a payout account.",
  }),
};
