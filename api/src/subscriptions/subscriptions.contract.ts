import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

const Cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A plan one can subscribe to. `listPrice` is what its months cost one by one, null where that is no more; `saving`
 * says what the plan saves of it, in whole percent and whole months. What is never paid has no `interval`. Labels and
 * `features` are made from its limits; `perks` are those features that are no limits.
 */
const PlanSchema = v.object({
  id: v.string(),
  offer: v.picklist(['membership', 'pricing']),
  tier: v.picklist(['free', 'membership', 'starter', 'pro', 'elite']),
  name: v.string(),
  description: v.string(),
  buttonText: v.string(),
  interval: v.nullable(v.picklist(['month', 'year'])),
  price: Cents,
  listPrice: v.nullable(Cents),
  saving: v.nullable(v.object({ percent: Cents, months: Cents })),
  downloadsPerMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  downloadsLabel: v.string(),
  licence: v.picklist(['personal', 'standard', 'commercial', 'extended']),
  licenceLabel: v.string(),
  includesPremium: v.boolean(),
  catalogueLabel: v.string(),
  trialDays: Cents,
  perks: v.array(v.string()),
  features: v.array(v.string()),
  isPopular: v.boolean(),
});
/** A plan one can subscribe to. */
export type PlanDto = v.InferOutput<typeof PlanSchema>;

/** Plans in the order they are shown. */
const PlanListSchema = v.object({ plans: v.array(PlanSchema) });

/** The named shapes of this domain. */
export const subscriptionSchemas = { Plan: PlanSchema, PlanList: PlanListSchema };

/** The calls of this domain. */
export const subscriptionCalls = {
  plans: defineCall({
    method: 'get',
    path: '/plans',
    summary: 'The plans of an offer: those of the plan dialog, or those of the pricing page. Prices are US cents.',
    auth: 'none',
    query: v.object({ offer: v.optional(v.picklist(['membership', 'pricing'], 'Unknown offer')) }),
    response: PlanListSchema,
    errors: [],
  }),
};
