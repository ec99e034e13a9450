import {
  LICENSES,
  MAX_PLAN_PERKS,
  MAX_PRICE,
  MAX_TRIAL_DAYS,
  PLAN_INTERVALS,
  PLAN_OFFERS,
  PLAN_TIERS,
  PlanDescriptionField,
  PlanNameField,
  PlanPerkField,
  ReasonField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField } from '../../platform/http/fields.ts';
import { CentsSchema } from '../../platform/money/price.ts';

const Count = v.pipe(v.number(), v.integer());

const termFields = {
  name: v.string(),
  description: v.string(),
  price: CentsSchema,
  /** Null if unlimited or granted once per account. */
  downloadsPerMonth: v.nullable(Count),
  license: v.picklist(LICENSES),
  includesPremium: v.boolean(),
  trialDays: Count,
  /** Total downloads of a trial; null without a trial. */
  trialDownloads: v.nullable(Count),
  perks: v.array(v.string()),
  isPopular: v.boolean(),
};

/** One version of a plan; `holderCount` counts its subscriptions that have not ended. */
const PlanVersionSchema = v.object({
  ...termFields,
  /** Version number within the plan. */
  version: Count,
  reason: v.string(),
  startsAt: InstantField,
  createdAt: InstantField,
  status: v.picklist(['planned', 'started', 'canceled']),
  holderCount: Count,
});
/** One version of a plan. */
export type PlanVersionDto = v.InferOutput<typeof PlanVersionSchema>;

/** Desk view of a plan. */
const AdminPlanSchema = v.object({
  id: v.string(),
  offer: v.picklist(PLAN_OFFERS),
  tier: v.picklist(PLAN_TIERS),
  /** Null for free plans. */
  interval: v.nullable(v.picklist(PLAN_INTERVALS)),
  /** Whether it is offered; existing subscribers keep it either way. */
  isOnSale: v.boolean(),
  /** Newest version, including planned ones. */
  version: Count,
  /** Version currently offered. */
  inForce: PlanVersionSchema,
  planned: v.nullable(PlanVersionSchema),
  /** Subscriptions that have not ended, across all versions. */
  holderCount: Count,
});
/** Desk view of a plan. */
export type AdminPlanDto = v.InferOutput<typeof AdminPlanSchema>;

/** A plan with its 50 newest versions. */
const AdminPlanDetailsSchema = v.object({ plan: AdminPlanSchema, versions: v.array(PlanVersionSchema) });
/** A plan with its 50 newest versions. */
export type AdminPlanDetailsDto = v.InferOutput<typeof AdminPlanDetailsSchema>;

const number = (words: string, from: number, to: number) =>
  v.pipe(v.number(words), v.safeInteger(words), v.minValue(from, words), v.maxValue(to, words));
const MAX_DOWNLOADS = 100_000;
const downloads = number(`Must be 1 to ${MAX_DOWNLOADS} downloads`, 1, MAX_DOWNLOADS);
const version = number('Must be the version that was read', 1, 1_000_000);

const terms = {
  name: PlanNameField,
  description: PlanDescriptionField,
  price: number('Must be a number of US cents', 0, MAX_PRICE),
  downloadsPerMonth: v.nullable(downloads),
  license: v.picklist(LICENSES, 'Unknown licence'),
  includesPremium: v.boolean('Must be true or false'),
  trialDays: number(`Must be 0 to ${MAX_TRIAL_DAYS} days`, 0, MAX_TRIAL_DAYS),
  trialDownloads: v.nullable(downloads),
  perks: v.pipe(v.array(PlanPerkField), v.maxLength(MAX_PLAN_PERKS, `At most ${MAX_PLAN_PERKS}`)),
  isPopular: v.boolean('Must be true or false'),
};
/** Terms of a plan: description, limits and price. */
export type PlanTerms = v.InferOutput<v.ObjectSchema<typeof terms, undefined>>;

const PlanChange = v.object({
  ...terms,
  /** Null for immediately. Replaces an already planned version. */
  startsAt: v.nullable(InstantField),
  reason: ReasonField,
  version,
});
/** New terms for new subscribers, and when they start. */
export type PlanChange = v.InferOutput<typeof PlanChange>;

const PlannedCancellation = v.object({ reason: ReasonField, version });
/** Reason for canceling a planned version. */
export type PlannedCancellation = v.InferOutput<typeof PlannedCancellation>;

const PlanSale = v.object({ isOnSale: v.boolean('Must be true or false'), reason: ReasonField, version });
/** Whether a plan is offered, and the reason. */
export type PlanSale = v.InferOutput<typeof PlanSale>;

/** Named schemas of the desk. */
export const planDeskSchemas = {
  AdminPlan: AdminPlanSchema,
  AdminPlanDetails: AdminPlanDetailsSchema,
  AdminPlanList: v.object({ plans: v.array(AdminPlanSchema) }),
  PlanVersion: PlanVersionSchema,
};

const IdParams = v.object({ id: IdField });

/** Calls of the plan desk. */
export const planDeskCalls = {
  adminPlans: defineCall({
    method: 'get',
    path: '/admin/plans',
    summary: 'Lists all plans, on sale or not, with their current and planned terms.',
    auth: 'plan.manage',
    response: planDeskSchemas.AdminPlanList,
    errors: [],
  }),
  adminPlan: defineCall({
    method: 'get',
    path: '/admin/plans/{id}',
    summary: 'Returns a plan with its newest versions and the number of subscribers on each.',
    auth: 'plan.manage',
    params: IdParams,
    response: AdminPlanDetailsSchema,
    errors: ['not_found'],
  }),
  changePlanTerms: defineCall({
    method: 'post',
    path: '/admin/plans/{id}/versions',
    summary:
      'Changes a plan for new subscribers, immediately or from an instant. Existing subscribers keep their terms.',
    auth: 'plan.manage',
    params: IdParams,
    body: PlanChange,
    response: AdminPlanSchema,
    errors: ['not_found', 'version_conflict'],
  }),
  cancelPlannedTerms: defineCall({
    method: 'post',
    path: '/admin/plans/{id}/cancellation',
    summary: 'Cancels the planned version of a plan.',
    auth: 'plan.manage',
    params: IdParams,
    body: PlannedCancellation,
    response: AdminPlanSchema,
    errors: ['not_found', 'version_conflict'],
  }),
  putPlanOnSale: defineCall({
    method: 'put',
    path: '/admin/plans/{id}/sale',
    summary: 'Withdraws a plan from sale or restores it. Existing subscriptions continue and renew.',
    auth: 'plan.manage',
    params: IdParams,
    body: PlanSale,
    response: AdminPlanSchema,
    errors: ['not_found', 'version_conflict'],
  }),
};
